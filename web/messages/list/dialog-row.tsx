import { Link } from '@tanstack/react-router';
import type { Dialog } from '#contract/dialogs.ts';
import { photoSources } from '#contract/photos.ts';
import { countOf } from '#contract/russian.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { shortTime } from '../time/clock.ts';
import { otherName } from '../thread/other-name.ts';
import { lastLine } from './dialogs-state.ts';

interface DialogRowProps {
  dialog: Dialog;
  ownId: number;
  clock: { now: number; zone: number };
}

export function DialogRow({ dialog, ownId, clock }: DialogRowProps) {
  const { channel, other, card, changed_at, unread_count: unread } = dialog;
  const { mark, text } = lastLine(dialog, ownId);
  const { avatar_url } = other;
  const name = otherName(other);
  const picture = avatar_url ? { src: avatar_url, srcSet: photoSources(avatar_url) } : {};
  return (
    <li>
      <Link
        to="/account/message/$channel"
        params={{ channel }}
        className="flex gap-3 rounded-control px-3 py-2.5 hover:bg-surface-soft focus-visible:-outline-offset-2 aria-[current]:bg-action-soft"
      >
        <Avatar name={name} {...picture} size="medium" className="max-[22rem]:hidden" />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span className={classes('min-w-0 grow truncate', unread > 0 && 'font-semibold')}>
              {name}
            </span>
            <time dateTime={changed_at} className="numbers shrink-0 text-sm text-muted">
              {shortTime(changed_at, clock.now, clock.zone)}
            </time>
          </span>
          <span className="block truncate text-sm text-muted">
            {card?.title ?? 'Карточку удалили'}
          </span>
          <span className="flex items-center gap-2">
            <span className="min-w-0 grow truncate text-sm">
              {mark && (
                <span className={mark === 'Вы:' ? 'text-muted' : 'font-medium text-error'}>
                  {mark}{' '}
                </span>
              )}
              {text}
            </span>
            {unread > 0 && (
              <span className="numbers shrink-0 rounded-full bg-action px-2 text-sm font-semibold text-on-action">
                <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
                <span className="sr-only">
                  {countOf(unread, ['новое сообщение', 'новых сообщения', 'новых сообщений'])}
                </span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
