import { type ExportOwnData, inMoscow, yesOrNo } from '#server/platform/own-data.ts';

export const exportReferences: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('work_references')
    .select(['name', 'work', 'contact', 'asked_at', 'answered_at', 'worked', 'again', 'good'])
    .select('is_shown')
    .where('worker_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    name: 'references',
    data,
    section: {
      title: 'Рекомендации',
      empty: 'Рекомендаций нет.',
      items: data.map((one) => ({
        title: one.name,
        lines: [
          ['Работа', one.work],
          ['Контакт', one.contact],
          ['Спросили', inMoscow(one.asked_at)],
          ['Ответили', inMoscow(one.answered_at)],
          ['Работа подтверждена', one.worked === null ? null : yesOrNo(one.worked)],
          ['Снова бы взяли', one.again === null ? null : yesOrNo(one.again)],
          ['Текст', one.good],
          ['Показывается', yesOrNo(one.is_shown)],
        ],
      })),
    },
  };
};
