import { Link } from '@tanstack/react-router';
import type { NotificationType } from '#contract/notifications.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Illustration } from '#web/ui/illustrations/illustration.tsx';

interface NoNotificationsProps {
  type: NotificationType;
  /** There has never been any. */
  isFirst: boolean;
}

export function NoNotifications({ type, isFirst }: NoNotificationsProps) {
  if (isFirst) {
    return (
      <EmptyState
        title="Пока тихо"
        illustration={<Illustration name="letter" />}
        text="Здесь появится всё важное: отклики и приглашения, сообщения, новости о ваших карточках."
        action={
          <Link to="/account" className={buttonStyles({ kind: 'secondary' })}>
            В кабинет
          </Link>
        }
      />
    );
  }
  return type === 'read' ? (
    <EmptyState
      title="Прочитанных нет"
      text="Сюда попадает то, что вы открыли или отметили."
      illustration={<Illustration name="letter" />}
    />
  ) : (
    <EmptyState
      title="Всё прочитано"
      illustration={<Illustration name="rest" />}
      text="Когда случится что-то новое, оно появится здесь само."
      action={
        <Link
          to="/account/notifications/$type"
          params={{ type: 'all' }}
          className={buttonStyles({ kind: 'secondary' })}
        >
          Посмотреть все
        </Link>
      }
    />
  );
}
