import { Check } from 'lucide-react';
import type { Notification } from '#contract/notifications.ts';
import { keepTogether } from '#contract/russian.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { shortTime } from '#web/messages/time/clock.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { kindIcons } from './kind-icons.ts';

interface NotificationLineProps {
  notification: Notification;
  clock: { now: number; zone: number };
  onRead: (id: number) => void;
}

/** Leads to what it tells of, which reads it. */
export function NotificationLine({ notification, clock, onRead }: NotificationLineProps) {
  const { id, kind, text, path, created_at, read_at } = notification;
  const Icon = kindIcons[kind];
  return (
    <li
      className={classes(
        'flex items-start gap-1 rounded-card border',
        read_at ? 'border-line' : 'border-transparent bg-action-soft',
      )}
    >
      <HrefLink
        href={path}
        onClick={() => onRead(id)}
        className="flex min-h-11 min-w-0 grow items-start gap-3 rounded-card p-4 no-underline hover:underline"
      >
        <Icon
          aria-hidden
          className={classes('mt-0.5 size-5 shrink-0', read_at ? 'text-muted' : 'text-action')}
        />
        <span className="min-w-0">
          {!read_at && <span className="sr-only">Новое: </span>}
          <span
            id={`notification-${id}`}
            className={classes('block [overflow-wrap:anywhere]', !read_at && 'font-medium')}
          >
            {keepTogether(text)}
          </span>
          <time dateTime={created_at} className="numbers mt-0.5 block text-sm text-muted">
            {shortTime(created_at, clock.now, clock.zone)}
          </time>
        </span>
      </HrefLink>
      {!read_at && (
        <IconButton
          label="Прочитано"
          aria-describedby={`notification-${id}`}
          icon={<Check />}
          className="m-1 noscript:hidden"
          onClick={() => onRead(id)}
        />
      )}
    </li>
  );
}
