import { sql } from 'kysely';
import type { Answers } from '#contract/attributes.ts';
import type { SkillLevel } from '#contract/self-assessment.ts';
import { nanny } from '../../content/categories.ts';
import type { Stage } from './stored.ts';

/** Out of how many nannies one has answered the test. */
const one = 5;

/** What some nannies say of their skills, so that it is what their cards say already. */
export async function addAssessments({ trx, ago, people }: Stage): Promise<void> {
  const cards = await trx
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select(['owner_id', 'category_id', 'content'])
    .where('categories.slug', '=', nanny.slug)
    .where('kind', '=', 'resume')
    .where('state', '=', 'published')
    .where((row) =>
      row.or([row('owner_id', '=', people.worker), row(sql<number>`cards.id % ${one}`, '=', 0)]),
    )
    .execute();
  const rows = cards.map(({ owner_id, category_id, content }, at) => ({
    user_id: owner_id,
    category_id,
    answers: JSON.stringify(skillsOf(content?.answers ?? {})),
    // Most want it to be seen.
    is_shown: owner_id === people.worker || at % 4 !== 0,
    updated_at: ago(3 + (at % 30) * 24),
  }));
  await trx.insertInto('self_assessments').values(rows).execute();
}

function skillsOf(answers: Answers): Record<string, SkillLevel> {
  const says = (key: string, value: string) => {
    const answer = answers[key];
    return Array.isArray(answer) ? answer.includes(value) : answer === value;
  };
  const is = (known: boolean, partly = false): SkillLevel =>
    known ? 'sure' : partly ? 'some' : 'none';
  const babies = says('child_ages', 'newborn') || says('child_ages', 'infant');
  const small = babies || says('child_ages', 'toddler');
  return {
    newborn: is(babies, small),
    bathing: is(says('baby_care', 'bathing'), small),
    feeding: is(says('child_meals', 'cooking') && small, small),
    sleep: is(says('baby_care', 'sleep'), true),
    games: is(says('development', 'games'), true),
    walks: 'sure',
    several: is(answers['twins'] === true, Number(answers['children_at_once'] ?? 1) > 1),
    first_aid: is(
      says('first_aid', 'course') || says('first_aid', 'medical'),
      says('first_aid', 'basics'),
    ),
    special: is(answers['child_features'] !== undefined),
    school: is(says('homework', 'primary'), says('homework', 'control')),
  };
}
