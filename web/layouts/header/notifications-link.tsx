import { Bell } from 'lucide-react';
import type { User } from '#contract/session.ts';
import { CountLink } from './count-link.tsx';
import { useTitleCount } from './use-title-count.ts';

/** To what one was told; how much is new stands before the title of the page, too. */
export default function NotificationsLink({ user }: { user: User }) {
  const count = user.unread_notifications_count;
  useTitleCount(count);
  return (
    <CountLink
      to="/account/notifications/$type"
      params={{ type: 'unread' }}
      label="Уведомления"
      count={count}
    >
      <Bell aria-hidden className="size-6" />
    </CountLink>
  );
}
