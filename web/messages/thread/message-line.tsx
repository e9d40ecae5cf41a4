import type { ReactNode } from 'react';
import type { Message } from '#contract/messages.ts';
import { keepTogether } from '#contract/russian.ts';
import { classes } from '#web/ui/style/classes.ts';
import type { MenuAction } from '#web/ui/overlay/action-menu.tsx';
import { Bubble } from './bubble.tsx';
import type { Mark } from './delivery-mark.tsx';
import { MenuButton } from './menu-button.tsx';
import { WarningNote } from './warning-note.tsx';

interface MessageLineProps {
  message: Message;
  isOwn: boolean;
  isLast: boolean;
  mark: Mark;
  zone: number;
  actions: readonly MenuAction[];
  /** What stands for the text, where it is more than words. */
  content?: ReactNode;
}

/** A message, and what can be done with it. */
export function MessageLine(props: MessageLineProps) {
  const { message, isOwn, isLast, mark, zone, actions, content } = props;
  if (message.kind === 'system') {
    return (
      <p className="max-w-md rounded-card bg-surface-soft px-4 py-1.5 text-center text-sm text-muted [overflow-wrap:anywhere]">
        {keepTogether(message.text)}
      </p>
    );
  }
  return (
    <>
      <div
        className={classes(
          'group flex max-w-[min(100%,36rem)] items-center',
          isOwn ? 'flex-row-reverse self-end' : 'self-start',
        )}
      >
        <Bubble {...{ message, isOwn, isLast, mark, zone, content }} />
        {!message.deleted_at && (
          <MenuButton
            label="Действия с сообщением"
            actions={actions}
            className="text-muted focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-hover:opacity-100 [@media(hover:hover)]:focus-visible:opacity-100 [@media(hover:hover)]:aria-expanded:opacity-100 [&_svg]:size-5"
          />
        )}
      </div>
      <WarningNote warnings={message.warnings} />
    </>
  );
}
