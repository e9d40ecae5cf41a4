import type { Connection } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Of two who have agreed on work; somebody else's is as good as missing. */
export async function hireOf(db: Connection, { id }: Pick<SignedIn, 'id'>, responseId: number) {
  const response = await db
    .selectFrom('responses')
    .select(['status', 'worker_id', 'employer_id'])
    .where('id', '=', responseId)
    .where((row) => row.or([row('worker_id', '=', id), row('employer_id', '=', id)]))
    .executeTakeFirst();
  if (!response) throw notFound('Такого отклика нет');
  if (response.status !== 'hired') {
    throw conflict('Отзыв пишут, когда договорились о работе', 'wrong_state');
  }
  const by_family = response.employer_id === id;
  return { by_family, about_id: by_family ? response.worker_id : response.employer_id };
}

/** What everybody can read about the viewer. */
export async function receivedFeedback(db: Connection, { id }: Pick<SignedIn, 'id'>, of: number) {
  const feedback = await db
    .selectFrom('feedback')
    .select(['id', 'complaint'])
    .where('id', '=', of)
    .where('about_id', '=', id)
    .where('shown_at', 'is not', null)
    .executeTakeFirst();
  if (!feedback) throw notFound('Такого отзыва нет');
  return feedback;
}

export { keptWords, rejectedWords, takenAwayWords } from './notifications.ts';
