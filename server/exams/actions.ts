import type { Exam } from '#contract/exams.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { conflict, notFound } from '#server/platform/errors.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { findOpenExam } from './queries.ts';
import { describeExam } from './rules.ts';

const day = 24 * 60 * 60;

/** Staff call about the day, so there has to be a phone that answers. */
export async function requestExam(db: Database, viewer: SignedIn, wish: string): Promise<Exam> {
  await countAttempt(db, { key: `exams:${viewer.id}`, most: 10, seconds: day });
  return inTransaction(db, async (trx) => {
    const person = await lockUser(trx, viewer);
    if (!person.name) throw conflict('Сначала напишите в профиле, как вас зовут');
    if (!person.phone_verified_at) {
      throw conflict('Сначала подтвердите телефон: по нему мы договоримся о дне');
    }
    if (await findOpenExam(trx, viewer.id)) throw conflict('Вы уже попросили о проверке');
    const exam = await trx
      .insertInto('exams')
      .values({ user_id: viewer.id, wish })
      .returningAll()
      .executeTakeFirstOrThrow();
    return describeExam(exam);
  });
}

export async function withdrawExam(db: Database, viewer: SignedIn): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const exam = await findOpenExam(trx, viewer.id);
    // It is gone already: that is what was wanted.
    if (!exam) return;
    await trx
      .updateTable('exams')
      .set({ state: 'cancelled', ended_at: new Date() })
      .where('id', '=', exam.id)
      .execute();
  });
}

export async function showExam(
  db: Database,
  viewer: SignedIn,
  { id, is_shown }: Pick<Exam, 'id' | 'is_shown'>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const exam = await trx
      .selectFrom('exams')
      .select('state')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .executeTakeFirst();
    if (!exam) throw notFound('Такой проверки нет');
    if (exam.state !== 'done') throw conflict('Результата ещё нет', 'wrong_state');
    await trx.updateTable('exams').set({ is_shown }).where('id', '=', id).execute();
    await markOwnerCardsChanged(trx, viewer.id);
  });
}
