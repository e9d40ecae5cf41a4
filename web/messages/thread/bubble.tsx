import type { ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import { classes } from '#web/ui/style/classes.ts';
import { clockOf } from '../time/clock.ts';
import { AttachmentList } from './attachment-list.tsx';
import { DeliveryMark, type Mark } from './delivery-mark.tsx';

interface BubbleProps {
  message: Pick<Message, 'text' | 'attachments' | 'sent_at' | 'edited_at' | 'deleted_at'>;
  isOwn: boolean;
  /** The end of a group has a corner that points to its author. */
  isLast: boolean;
  mark: Mark | null;
  zone: number;
  /** What stands for the text, where it is more than words. */
  content?: ReactNode;
}

const bubbleBox = (isOwn: boolean, isLast: boolean) =>
  classes(
    'flow-root max-w-full min-w-0 rounded-card px-3.5 py-2 [overflow-wrap:anywhere]',
    isOwn ? 'bg-action-soft text-on-action-soft' : 'border border-line bg-surface text-ink',
    isLast && (isOwn ? 'rounded-br-sm' : 'rounded-bl-sm'),
  );

/** One message as both read it. */
export function Bubble({ message, isOwn, isLast, mark, zone, content }: BubbleProps) {
  const { text, attachments, sent_at, edited_at, deleted_at } = message;
  return (
    <div className={bubbleBox(isOwn, isLast)}>
      {deleted_at ? (
        <p className="inline italic">Сообщение удалено</p>
      ) : (
        <>
          <AttachmentList attachments={attachments} />
          {content ?? (text && <p className="inline whitespace-pre-wrap">{text}</p>)}
        </>
      )}
      {/* On the last line where there is room for it, else below. */}
      <p className="numbers float-right mt-1.5 ml-3 flex items-center justify-end gap-1.5 text-xs">
        {edited_at && !deleted_at && <span>изменено</span>}
        <time dateTime={sent_at}>{clockOf(sent_at, zone)}</time>
        {isOwn && mark && <DeliveryMark mark={mark} />}
      </p>
    </div>
  );
}
