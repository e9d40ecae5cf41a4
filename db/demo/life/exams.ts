import { moscowDay } from '#contract/russian.ts';
import type { ExamRisk } from '#contract/exam-risks.ts';
import { nanny } from '../../content/categories.ts';
import type { Stage } from './stored.ts';

const place = 'Москва, улица Правды, 24, кабинет 305';

type Plan = { wish?: string; asked: number } & (
  | { state: 'requested' }
  /** `on`: days until then; before now where it is negative. */
  | { state: 'scheduled'; on: number; time: string }
  | { state: 'done'; on: number; time: string; risk: ExamRisk; is_shown: boolean }
  | { state: 'cancelled'; reason: string }
);

/** The first is the nanny's of the accounts; days ago when it was asked for. */
const plans: readonly Plan[] = [
  { state: 'done', asked: 40, on: -33, time: '11:00', risk: 'low', is_shown: true },
  { state: 'requested', asked: 1, wish: 'Удобнее в будни после шести, центр или север.' },
  { state: 'requested', asked: 4, wish: 'Могу только в субботу.' },
  { state: 'scheduled', asked: 9, on: 3, time: '18:30', wish: 'Вечером, после работы.' },
  { state: 'scheduled', asked: 12, on: -1, time: '10:00' },
  { state: 'done', asked: 30, on: -22, time: '15:00', risk: 'low', is_shown: true },
  { state: 'done', asked: 28, on: -19, time: '12:00', risk: 'average', is_shown: false },
  {
    state: 'cancelled',
    asked: 20,
    reason: 'Не смогли дозвониться три дня подряд. Попросите ещё раз.',
  },
  { state: 'cancelled', asked: 15, reason: '' },
];

/** Exams in every state; of people in the city where they are held. */
export async function addExams(stage: Stage): Promise<void> {
  const { trx, people } = stage;
  const nannies = await trx
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .innerJoin('cities', 'cities.id', 'cards.city_id')
    .select('cards.owner_id')
    .where('categories.slug', '=', nanny.slug)
    .where('cities.slug', '=', 'moskva')
    .where('cards.kind', '=', 'resume')
    .where('cards.state', '=', 'published')
    .where('cards.owner_id', '<>', people.worker)
    .where('cards.first_published_at', '<', stage.ago(31 * 24))
    .orderBy('cards.id')
    .limit(plans.length - 1)
    .execute();
  const owners = [people.worker, ...nannies.map(({ owner_id }) => owner_id)];
  const rows = owners.flatMap((user_id, at) => {
    const plan = plans[at];
    return plan ? [{ user_id, ...rowOf(stage, plan) }] : [];
  });
  await trx.insertInto('exams').values(rows).execute();
}

function rowOf({ ago }: Stage, plan: Plan) {
  const { state, wish = '', asked } = plan;
  const row = { state, wish, created_at: ago(asked * 24) };
  const dayOf = (on: number) => moscowDay(ago(-on * 24));
  switch (plan.state) {
    case 'requested':
      return row;
    case 'scheduled':
      return { ...row, day: dayOf(plan.on), time: plan.time, place };
    case 'done': {
      const { on, time, risk, is_shown } = plan;
      return { ...row, day: dayOf(on), time, place, risk, is_shown, ended_at: ago(-on * 24 - 4) };
    }
    case 'cancelled':
      return { ...row, reason: plan.reason, ended_at: ago((asked - 4) * 24) };
  }
}
