import type { z } from 'zod';
import type { Assessment, selfAssessmentCalls } from '#contract/self-assessment.ts';
import { skillsByCategory } from '#contract/skills.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { getCategory } from '#server/categories/queries.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import { invalid, notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { listAssessments } from './queries.ts';

type Answered = z.output<typeof selfAssessmentCalls.update.body>;

/** In place of what was answered before; the cards of the person say it at once. */
export async function keepAssessment(
  db: Database,
  viewer: SignedIn,
  { category, answers, is_shown }: Answered,
): Promise<Assessment> {
  const { id: category_id } = await getCategory(db, category);
  const skills = skillsByCategory[category] ?? {};
  const unknown = Object.keys(answers).filter((key) => !Object.hasOwn(skills, key));
  if (unknown.length > 0) {
    throw invalid(
      Object.fromEntries(unknown.map((key) => [`answers.${key}`, ['Такого вопроса нет']])),
    );
  }
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const kept = { answers: JSON.stringify(answers), is_shown, updated_at: new Date() };
    await trx
      .insertInto('self_assessments')
      .values({ user_id: viewer.id, category_id, ...kept })
      .onConflict((row) => row.columns(['user_id', 'category_id']).doUpdateSet(kept))
      .execute();
    await markOwnerCardsChanged(trx, viewer.id);
    const all = await listAssessments(trx, viewer);
    const one = all.find((assessment) => assessment.category.slug === category);
    if (!one) throw notFound('В этой категории теста нет');
    return one;
  });
}
