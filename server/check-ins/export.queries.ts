import { type ExportOwnData, inMoscow } from '#server/platform/own-data.ts';

export const exportCheckIns: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('check_ins')
    .select(['address', 'friend_name', 'friend_contact', 'started_at', 'ends_at', 'state'])
    .where('worker_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    name: 'check_ins',
    data,
    section: {
      title: 'Отметки о визитах',
      empty: 'Отметок за последнюю неделю нет.',
      items: data.map((one) => ({
        title: inMoscow(one.started_at) ?? '',
        lines: [
          ['Адрес', one.address],
          ['До какого времени', inMoscow(one.ends_at)],
          ['Кого предупредить', `${one.friend_name}, ${one.friend_contact}`],
        ],
      })),
    },
  };
};
