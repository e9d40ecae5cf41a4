import type { TestApp } from '#tests/harness/app.ts';
import { storeResponse } from './stored-response.ts';

/** About that person, and shown; answers its id. */
export async function storeFeedback(app: TestApp, about: number): Promise<string> {
  const response = await storeResponse(app, about);
  const { worker_id, employer_id } = await app.db
    .updateTable('responses')
    .set({ status: 'hired' })
    .where('id', '=', Number(response))
    .returning(['worker_id', 'employer_id'])
    .executeTakeFirstOrThrow();
  const by_family = worker_id === about;
  const now = new Date();
  const { id } = await app.db
    .insertInto('feedback')
    .values({
      response_id: Number(response),
      author_id: by_family ? employer_id : worker_id,
      about_id: about,
      by_family,
      again: true,
      as_agreed: true,
      on_time: true,
      approved_at: now,
      shown_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
