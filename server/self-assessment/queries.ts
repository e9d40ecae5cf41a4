import type { Assessment } from '#contract/self-assessment.ts';
import { skillsByCategory } from '#contract/skills.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Of all categories that have a test, those of the person's resumes first. */
export async function listAssessments(
  db: Connection,
  { id }: Pick<SignedIn, 'id'>,
): Promise<Assessment[]> {
  const rows = await db
    .selectFrom('categories')
    .leftJoin('self_assessments as kept', (join) =>
      join.onRef('kept.category_id', '=', 'categories.id').on('kept.user_id', '=', id),
    )
    .select((row) => [
      'categories.slug',
      'categories.name',
      'kept.answers',
      'kept.is_shown',
      row
        .exists(
          row
            .selectFrom('cards')
            .select('cards.id')
            .whereRef('cards.category_id', '=', 'categories.id')
            .where('cards.owner_id', '=', id)
            .where('cards.kind', '=', 'resume')
            .where('cards.deleted_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('is_own'),
    ])
    .where('categories.slug', 'in', Object.keys(skillsByCategory))
    .orderBy('categories.position')
    .execute();
  return rows
    .map(({ slug, name, answers, is_shown, is_own }) => ({
      category: { slug, name },
      skills: skillsOf(slug),
      answers: answers ?? {},
      is_shown: is_shown ?? false,
      is_own,
    }))
    .toSorted((a, b) => Number(b.is_own) - Number(a.is_own));
}

const skillsOf = (category: string): Assessment['skills'] =>
  Object.entries(skillsByCategory[category] ?? {}).map(([key, text]) => ({ key, text }));
