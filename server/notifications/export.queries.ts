import { type ExportOwnData, inMoscow } from '#server/platform/own-data.ts';

/** Who has opened the contacts is not told: the person was never shown it. */
export const exportNotifications: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('notifications')
    .leftJoin('cards', 'cards.id', 'notifications.card_id')
    .select([
      'notifications.kind',
      'notifications.text',
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
        title: one.text,
        lines: [
          ['Когда', inMoscow(one.created_at)],
          ['Прочитано', inMoscow(one.read_at)],
          ['Карточка', one.card],
        ],
      })),
    },
  };
};
