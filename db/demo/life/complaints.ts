import { cardsOfStrangers, type Stage } from './stored.ts';
import { complaints } from './words.ts';

/** The family complains of resumes, the nanny of vacancies; somebody else thinks the same of one. */
export async function addComplaints({ trx, ago, people }: Stage): Promise<void> {
  const resumes = await cardsOfStrangers(trx, 'resume', { skip: 30, take: 3 });
  const vacancies = await cardsOfStrangers(trx, 'vacancy', { skip: 30, take: 2 });
  const rows = [...resumes, ...vacancies].map((card, at) => ({
    ...(complaints[at] ?? { reason: 'other' as const, text: '' }),
    card_id: card.id,
    author_id: card.kind === 'resume' ? people.employer : people.worker,
    created_at: ago(2 + at * 7),
  }));
  const [first] = rows;
  const [another] = vacancies;
  const same = first &&
    another && { ...first, author_id: another.owner_id, text: '', created_at: ago(1) };
  await trx
    .insertInto('complaints')
    .values([...rows, ...(same ? [same] : [])])
    .execute();
}
