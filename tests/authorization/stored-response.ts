import { createPerson } from '#tests/factories.ts';
import type { TestApp } from '#tests/harness/app.ts';
import { storeCard } from './stored-card.ts';

/** One that a stranger has sent to that person, whatever the role; answers its id. */
export async function storeResponse(app: TestApp, receiver: number): Promise<string> {
  const { role } = await app.db
    .selectFrom('users')
    .select('role')
    .where('id', '=', receiver)
    .executeTakeFirstOrThrow();
  const began = role === 'worker' ? 'employer' : 'worker';
  const { id: sender } = await createPerson(app, { role: began });
  const [worker_id, employer_id] = began === 'worker' ? [sender, receiver] : [receiver, sender];
  const { id } = await app.db
    .insertInto('responses')
    .values({
      vacancy_id: await cardOf(app, 'vacancy', employer_id),
      resume_id: await cardOf(app, 'resume', worker_id),
      worker_id,
      employer_id,
      began,
      status: 'invited',
      text: 'Здравствуйте',
      worker_unread: began === 'employer',
      employer_unread: began === 'worker',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function cardOf(app: TestApp, kind: 'vacancy' | 'resume', owner: number): Promise<number> {
  const slug = await storeCard(app, { kind, owner, state: 'published' });
  const card = app.db.selectFrom('cards').select('id').where('slug', '=', slug);
  return (await card.executeTakeFirstOrThrow()).id;
}

export async function storeTemplate({ db }: TestApp, user_id: number): Promise<string> {
  const { id } = await db
    .insertInto('response_templates')
    .values({ user_id, text: 'Здравствуйте' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
