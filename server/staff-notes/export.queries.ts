import { type ExportOwnData, inMoscow } from '#server/platform/own-data.ts';

/** What is written about people is theirs to read; who wrote it is not said. */
export const exportStaffNotes: ExportOwnData = async ({ db }, { id }) => {
  const data = await db
    .selectFrom('staff_notes')
    .select(['text', 'created_at'])
    .where('person_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return {
    name: 'staff_notes',
    data,
    section: {
      title: 'Заметки сотрудников',
      empty: 'Заметок о вас нет.',
      items: data.map(({ text, created_at }) => ({
        title: inMoscow(created_at) ?? '',
        lines: [['Текст', text]],
      })),
    },
  };
};
