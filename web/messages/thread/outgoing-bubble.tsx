import { CircleAlert } from 'lucide-react';
import type { Outgoing } from '../outbox/outbox-state.ts';
import { Bubble } from './bubble.tsx';

const link =
  'min-h-11 px-2 font-semibold text-action underline underline-offset-4 hover:text-action-hover';

interface OutgoingBubbleProps {
  outgoing: Outgoing;
  isLast: boolean;
  zone: number;
  onRetry: () => void;
  /** Its text goes back to where it was written. */
  onTakeBack: () => void;
}

/** A message that is on its way, or did not arrive, with what can be done about it. */
export function OutgoingBubble(props: OutgoingBubbleProps) {
  const { outgoing, isLast, zone, onRetry, onTakeBack } = props;
  const { text, attachments, at, state, reason } = outgoing;
  const unchanged = { edited_at: null, deleted_at: null };
  const message = { text, attachments: [...attachments], sent_at: at, ...unchanged };
  return (
    <div className="flex max-w-full flex-col items-end">
      <Bubble message={message} isOwn isLast={isLast} mark="sending" zone={zone} />
      {state !== 'sending' && (
        <div
          aria-live="polite"
          className="flex max-w-full flex-wrap items-center justify-end text-sm"
        >
          <p className="flex items-start gap-1.5 text-error [overflow-wrap:anywhere]">
            <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            {reason}
          </p>
          <button type="button" className={link} onClick={onRetry}>
            Повторить
          </button>
          {state === 'refused' && (
            <button type="button" className={link} onClick={onTakeBack}>
              Изменить
            </button>
          )}
        </div>
      )}
    </div>
  );
}
