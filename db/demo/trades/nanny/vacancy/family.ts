import { describeHousehold, type Household, withFittingExtras } from '#db/demo/household.ts';
import { makePerson } from '#db/demo/people.ts';
import { between, chance, pick, pickByWeight, type Random } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { daysNeeded, type Mode } from '#db/demo/work-mode.ts';

interface Child {
  boy: boolean;
  months: number;
}

type Need = 'full' | 'after_school' | 'hourly' | 'weekends' | 'live_in' | 'help_mother';

/** Everything that answers and text tell about one family, so that they never contradict. */
export interface Family extends Household {
  need: Need;
  /** The eldest first. */
  children: Child[];
  twins: boolean;
  feature: string | null;
  cooking: boolean;
  english: boolean;
  drives: boolean;
  late: boolean;
  /** Value of «Кто бывает дома». */
  company: 'nobody' | 'parent_working' | 'grandparents' | 'parent_with_baby';
  cameras: 'no' | 'common_rooms' | 'child_room';
  nannyMeals: 'provided' | 'kitchen' | 'own';
}

const needs = [
  { need: 'full', weight: 34, ages: [6, 40] },
  { need: 'after_school', weight: 24, ages: [40, 118] },
  { need: 'hourly', weight: 16, ages: [10, 84] },
  { need: 'weekends', weight: 8, ages: [18, 90] },
  { need: 'live_in', weight: 9, ages: [3, 60] },
  { need: 'help_mother', weight: 9, ages: [1, 9] },
] as const;

const modes: Record<Need, Mode> = {
  full: 'full',
  after_school: 'part',
  hourly: 'hourly',
  weekends: 'weekends',
  live_in: 'live_in',
  help_mother: 'part',
};

export function makeFamily(random: Random, options: MakerOptions): Family {
  const { need, ages } = pickByWeight(random, needs);
  const person = makePerson(random, { ...options, age: [25, 47], men: 0.25 });
  const kids = makeChildren(random, ages, need);
  const mode = modes[need];
  const household = describeHousehold(random, person, {
    mode,
    // The child needs its nanny from Monday to Friday; the weekends belong to the family.
    days: daysNeeded(random, mode).filter((day) => need !== 'live_in' || !day.startsWith('s')),
    hours: hoursOf(random, need),
    nights: true,
  });
  const youngest = kids.children.at(-1)?.months ?? 0;
  return withFittingExtras({
    ...household,
    ...kids,
    need,
    term: need === 'help_mother' ? pick(random, ['months', 'year']) : household.term,
    // What a baby may not eat shows itself with the first spoon.
    feature: youngest >= 8 && chance(random, 0.12) ? featureOf(random, kids.children) : null,
    cooking: youngest >= 8 && chance(random, 0.4),
    english: (kids.children.at(-1)?.months ?? 0) >= 24 && chance(random, 0.12),
    drives: need === 'after_school' && chance(random, 0.25),
    late: need === 'full' && chance(random, 0.35),
    company: companyOf(random, need),
    cameras: pick(random, ['no', 'no', 'no', 'common_rooms', 'child_room']),
    nannyMeals: need === 'live_in' ? 'provided' : pick(random, ['provided', 'kitchen', 'own']),
  });
}

function makeChildren(random: Random, [least, most]: readonly [number, number], need: Need) {
  const months = between(random, least, most);
  const youngest: Child = { boy: chance(random, 0.5), months };
  const twins = chance(random, 0.08);
  const second = chance(random, need === 'weekends' ? 0.5 : 0.22);
  if (twins) return { twins, children: [youngest, { boy: chance(random, 0.5), months }] };
  const elder = { boy: chance(random, 0.5), months: months + between(random, 22, 60) };
  const fits = second && elder.months < 140;
  return { twins, children: fits ? [elder, youngest] : [youngest] };
}

function companyOf(random: Random, need: Need): Family['company'] {
  if (need === 'help_mother') return 'parent_with_baby';
  return pick(random, [
    'nobody',
    'nobody',
    'parent_working',
    need === 'weekends' ? 'nobody' : 'grandparents',
  ]);
}

/** Nobody knows yet about the speech of a baby. */
function featureOf(random: Random, children: Child[]): string {
  const months = children.at(-1)?.months ?? 0;
  return months < 36 ? 'allergy' : pick(random, ['allergy', 'speech_delay', 'autism']);
}

function hoursOf(random: Random, need: Need): readonly [number, number] {
  switch (need) {
    case 'full':
      return pick(random, [
        [8, 18],
        [9, 18],
        [9, 19],
        [8, 19],
        [10, 19],
      ] as const);
    case 'after_school':
      return pick(random, [
        [13, 18],
        [15, 19],
        [16, 20],
        [12, 18],
        [16, 19],
      ] as const);
    case 'hourly':
      return pick(random, [
        [15, 19],
        [17, 21],
        [14, 18],
        [18, 22],
      ] as const);
    case 'weekends':
      return pick(random, [
        [10, 18],
        [11, 20],
        [9, 15],
      ] as const);
    case 'live_in':
      return [8, 21];
    case 'help_mother':
      return pick(random, [
        [10, 15],
        [10, 16],
        [9, 14],
      ] as const);
  }
}
