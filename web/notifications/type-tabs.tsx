import { Link } from '@tanstack/react-router';
import {
  type NotificationCounts,
  type NotificationType,
  notificationTypes,
} from '#contract/notifications.ts';
import { PillRow } from '#web/ui/controls/pill-row.tsx';
import { pillStyles } from '#web/ui/controls/pill-styles.ts';

const words: Record<NotificationType, string> = {
  all: 'Все',
  unread: 'Непрочитанные',
  read: 'Прочитанные',
};

interface TypeTabsProps {
  type: NotificationType;
  counts: NotificationCounts;
}

/** Links, so that they work without a script and can be kept. */
export function TypeTabs({ type, counts }: TypeTabsProps) {
  return (
    <nav aria-label="Какие уведомления" className="mt-5">
      <PillRow chosen={`/account/notifications/${type}`}>
        {notificationTypes.map((one) => (
          <Link
            key={one}
            to="/account/notifications/$type"
            params={{ type: one }}
            className={pillStyles(one === type)}
          >
            {words[one]} <span className="numbers opacity-75">{counts[`${one}_count`]}</span>
          </Link>
        ))}
      </PillRow>
    </nav>
  );
}
