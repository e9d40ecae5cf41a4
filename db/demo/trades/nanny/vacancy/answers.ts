import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import type { Family } from './family.ts';

/** The answers of the family to the questions of the form. */
export function makeAnswers(random: Random, family: Family): Answers {
  const common = answersOfHousehold(random, family);
  return given({
    ...common,
    ...aboutChildren(family),
    ...aboutTasks(random, family),
    ...aboutRoads(random, family),
    ...aboutTime(random, family, common.hours_per_week),
    ...aboutHome(random, family),
  });
}

const ages = [
  ['newborn', 6],
  ['infant', 12],
  ['toddler', 36],
  ['preschool', 84],
  ['school', 144],
  ['teen', 216],
] as const;

/** The word of the form for the age of a child. */
const ageWord = (months: number) => ages.find(([, until]) => months < until)?.[0] ?? 'teen';

function aboutChildren({ children, twins, feature }: Family) {
  const words = new Set(children.map(({ months }) => ageWord(months)));
  return {
    child_ages: ages.map(([word]) => word).filter((word) => words.has(word)),
    children_count: children.length,
    twins: twins || null,
    child_features: feature === null ? null : [feature],
  };
}

function aboutTasks(random: Random, family: Family) {
  const months = family.children.at(-1)?.months ?? 0;
  const eldest = family.children[0]?.months ?? 0;
  const small = months < 36;
  return {
    tasks: [
      'feeding',
      'walks',
      ...(small ? ['sleep'] : []),
      ...(months < 12 && chance(random, 0.5) ? ['bathing'] : []),
      'games',
      ...(months >= 18 && chance(random, 0.6) ? ['lessons'] : []),
      ...(months >= 18 && months < 34 && chance(random, 0.4) ? ['potty'] : []),
      ...(family.need === 'help_mother' ? ['company'] : []),
    ],
    development: [
      ...(months >= 12 ? some(random, ['games', 'reading', 'crafts', 'speech'], 1, 3) : []),
      ...(eldest >= 60 && eldest < 84 && chance(random, 0.5) ? ['school_prep'] : []),
      ...(family.english ? ['language'] : []),
    ],
    homework: eldest >= 84 ? pick(random, ['primary', 'control']) : null,
    child_meals: mealsOf(family, months),
    household: small
      ? some(random, ['child_room', 'child_clothes', 'dishes', 'bottles'], 0, months < 12 ? 4 : 2)
      : [],
  };
}

function mealsOf(family: Family, months: number): string {
  if (family.cooking) return family.feature === 'allergy' ? 'diet' : 'cooking';
  return months < 8 ? 'formula' : 'ready';
}

function aboutRoads(random: Random, family: Family) {
  const { need, children, drives } = family;
  const eldest = children[0]?.months ?? 0;
  const goes = need === 'after_school';
  const escort = eldest >= 84 ? ['school', 'classes'] : ['kindergarten', 'classes'];
  return {
    escort: goes ? some(random, escort, 1, 2) : null,
    rides: goes ? [drives ? 'own_car' : pick(random, ['on_foot', 'on_foot', 'transport'])] : null,
    trips: need === 'live_in' ? some(random, ['dacha', 'russia', 'abroad'], 1, 2) : null,
  };
}

function aboutTime(
  random: Random,
  { need, late }: Family,
  week: { from: number; to: number } | null,
) {
  return {
    hours_per_week: week && { from: week.from, to: late ? week.to + 5 : week.to },
    night_sleep: need === 'live_in' ? pick(random, ['sometimes', 'regularly']) : 'no',
    late_stay: late || null,
    sick_child: (need === 'full' && chance(random, 0.4)) || null,
  };
}

function aboutHome(random: Random, family: Family) {
  return {
    who_is_home: [family.company],
    cameras: family.cameras,
    nanny_meals: family.nannyMeals,
    not_included:
      chance(random, 0.5) && family.need !== 'live_in'
        ? pick(
            random,
            notIncluded.filter((text) => !family.cooking || !/плит|готовим/.test(text)),
          )
        : null,
  };
}

const notIncluded = [
  'Уборка квартиры и готовка на взрослых.',
  'Убираем и готовим сами.',
  'По дому ничего делать не нужно, только ребёнок.',
  'Стирка, глажка и магазины.',
  'Генеральная уборка, окна, готовка на всю семью.',
  'Есть домработница, хозяйство не на няне.',
  'Мыть полы и стоять у плиты не просим.',
];
