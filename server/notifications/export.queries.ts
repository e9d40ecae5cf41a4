import type { NotificationKind } from '#contract/notifications.ts';
import { inMoscow, type ExportOwnData } from '#server/platform/own-data.ts';

const titles: Record<NotificationKind, string> = {
  contact_opened: 'Открыли ваши контакты',
  message_received: 'Вам написали',
  card_published: 'Карточку проверили и показали',
  card_rejected: 'Карточка не прошла проверку',
  card_expiring: 'Скоро последний день вакансии',
  card_closed: 'Вакансия закрылась',
  card_blocked: 'Карточку сняли модераторы',
  card_unblocked: 'Карточку показали снова',
  appeal_denied: 'Решение о карточке осталось прежним',
  complaint_answered: 'Жалобу рассмотрели',
  passport_approved: 'Паспорт проверили',
  passport_rejected: 'Паспорт не подтвердили',
  response_received: 'Пришёл отклик',
  invitation_received: 'Пришло приглашение',
  response_state: 'Новости об отклике',
};

/** Who has opened the contacts is not told: the person was never shown it. */
export const exportNotifications: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('notifications')
    .leftJoin('cards', 'cards.id', 'notifications.card_id')
    .select([
      'notifications.kind',
      'notifications.created_at',
      'notifications.read_at',
      'cards.slug as card',
    ])
    .where('notifications.user_id', '=', id)
    .orderBy('notifications.id', 'desc')
    .execute();
  return {
    name: 'notifications',
    data,
    section: {
      title: 'Уведомления',
      empty: 'Уведомлений не было.',
      items: data.map((one) => ({
        title: titles[one.kind],
        lines: [
          ['Когда', inMoscow(one.created_at)],
          ['Прочитано', inMoscow(one.read_at)],
          ['Карточка', one.card],
        ],
      })),
    },
  };
};
