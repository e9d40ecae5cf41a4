import { CheckCheck } from 'lucide-react';
import type { NotificationType } from '#contract/notifications.ts';
import { useClock } from '#web/messages/time/use-clock.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Note } from '#web/ui/feedback/note.tsx';
import { NoNotifications } from './no-notifications.tsx';
import { NotificationLine } from './notification-line.tsx';
import type { LoadedPage } from './notifications-state.ts';
import { TypeTabs } from './type-tabs.tsx';
import { useNotifications } from './use-notifications.ts';

interface NotificationsPageProps {
  loaded: LoadedPage;
  type: NotificationType;
  ownId: number;
}

/** What the person was told. Keep one for each type: it holds a list of its own. */
export function NotificationsPage({ loaded, type, ownId }: NotificationsPageProps) {
  const list = useNotifications(loaded, type, ownId);
  const clock = useClock(loaded.data[0]?.created_at);
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">Уведомления</h1>
        {list.unread_count > 0 && (
          <Button
            kind="quiet"
            size="small"
            className="max-sm:-ml-4 noscript:hidden"
            onClick={list.readAll}
          >
            <CheckCheck aria-hidden className="size-5" />
            Прочитать все
          </Button>
        )}
      </div>
      <TypeTabs type={type} counts={list} />
      {list.data.length === 0 ? (
        <NoNotifications type={type} isFirst={list.all_count === 0} />
      ) : (
        <ul aria-label="Уведомления" className="mt-5 flex flex-col gap-2">
          {list.data.map((one) => (
            <NotificationLine key={one.id} notification={one} clock={clock} onRead={list.read} />
          ))}
        </ul>
      )}
      {list.loading === 'failed' && (
        <Note tone="error" className="mt-4">
          Не получилось загрузить дальше. Проверьте связь и нажмите ещё раз.
        </Note>
      )}
      {list.hasMore && (
        <Button
          kind="secondary"
          className="mt-5 w-full noscript:hidden sm:w-auto"
          pending={list.loading === 'loading'}
          onClick={() => void list.loadMore()}
        >
          Показать ещё
        </Button>
      )}
    </div>
  );
}
