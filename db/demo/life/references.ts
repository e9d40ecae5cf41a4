import type { Stage } from './stored.ts';

/** Former families of the nanny of the accounts; `days` ago they answered by the link. */
const answered = [
  {
    name: 'Ольга',
    work: 'Няня двоих детей, 2022–2024',
    good: 'Дети её обожали, ни разу не подвела. Сама предупреждала, если задерживается в пути.',
    days: 12,
  },
  {
    name: 'Марина',
    work: 'Няня мальчика полутора лет, 2020–2022',
    good: 'Спокойная и внимательная. С ней сын начал говорить фразами.',
    days: 30,
  },
  { name: 'Сергей', work: 'Няня на вечера, 2019', good: '', days: 31 },
];

/** What former employers have confirmed, and one who has not answered yet. */
export async function addReferences({ trx, ago, people }: Stage): Promise<void> {
  const own = { worker_id: people.worker };
  await trx
    .insertInto('work_references')
    .values([
      ...answered.map(({ days, ...said }) => ({
        ...own,
        ...said,
        asked_at: ago((days + 2) * 24),
        answered_at: ago(days * 24),
        worked: true,
        again: true,
      })),
      {
        ...own,
        name: 'Анна',
        work: 'Няня близнецов, 2018–2019',
        contact: '+79000009901',
        asked_at: ago(20),
      },
    ])
    .execute();
}
