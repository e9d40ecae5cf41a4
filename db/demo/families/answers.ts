import type { Answers } from '#contract/attributes.ts';
import { chance, pick, type Random, some } from '../random.ts';
import { cells, weekdays } from '../week.ts';
import type { Family } from './family.ts';

/** The answers of the family to the questions of the form; what has nothing to say is left out. */
export function makeAnswers(random: Random, family: Family): Answers {
  const answers = {
    ...aboutChildren(family),
    ...aboutTasks(random, family),
    ...aboutRoads(random, family),
    ...aboutTime(random, family),
    ...aboutHome(random, family),
    ...aboutConditions(random, family),
  };
  const given = Object.entries(answers).filter(
    ([, answer]) => answer !== null && !(Array.isArray(answer) && answer.length === 0),
  );
  return Object.fromEntries(given) as Answers;
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
export const ageWord = (months: number) => ages.find(([, until]) => months < until)?.[0] ?? 'teen';

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
    child_meals: mealsOf(random, family, months),
    household: small
      ? some(random, ['child_room', 'child_clothes', 'dishes', 'bottles'], 0, months < 12 ? 4 : 2)
      : [],
  };
}

function mealsOf(random: Random, family: Family, months: number): string {
  if (family.cooking) return family.feature === 'allergy' ? 'diet' : 'cooking';
  return months < 10 ? pick(random, ['formula', 'ready']) : 'ready';
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

function aboutTime(random: Random, family: Family) {
  const { need, hours, late, term } = family;
  const days = daysOf(random, need);
  const week = days.length * (hours[1] - hours[0]);
  return {
    employment: employmentOf(need),
    schedule: cells(days, partsOf(family)),
    hours_per_week: need === 'live_in' ? null : { from: week, to: late ? week + 5 : week },
    start: pick(random, ['now', 'now', 'week', 'two_weeks', 'month']),
    term,
    night_sleep: need === 'live_in' ? pick(random, ['sometimes', 'regularly']) : 'no',
    late_stay: late || null,
    sick_child: (need === 'full' && chance(random, 0.4)) || null,
  };
}

function daysOf(random: Random, need: Family['need']): string[] {
  if (need === 'weekends') return ['sat', 'sun'];
  return need === 'hourly' ? some(random, weekdays, 2, 3) : weekdays;
}

function partsOf({ need, hours: [from, to] }: Family): string[] {
  return [
    ...(from < 12 ? ['morning'] : []),
    ...(from < 18 ? ['day'] : []),
    ...(to > 18 ? ['evening'] : []),
    ...(need === 'live_in' ? ['night'] : []),
  ];
}

function employmentOf(need: Family['need']): string[] {
  switch (need) {
    case 'full':
    case 'live_in':
      return ['full_day'];
    case 'after_school':
    case 'help_mother':
      return ['part_day'];
    case 'hourly':
      return ['hourly'];
    case 'weekends':
      return ['weekends'];
  }
}

function aboutHome(random: Random, family: Family) {
  const living = family.need === 'live_in';
  return {
    live_in: living ? ['living_in'] : ['visiting'],
    live_in_conditions: living
      ? ['own_room', ...some(random, ['own_bathroom', 'internet', 'days_off'], 1, 3)]
      : null,
    home: family.home,
    pets: [family.pets],
    no_smoking: chance(random, 0.6) || null,
    who_is_home: whoIsHome(random, family),
    cameras: family.cameras,
    nanny_meals: family.nannyMeals,
    extra_duties:
      living || chance(random, 0.15) ? some(random, ['light_cleaning', 'ironing'], 1, 2) : null,
    not_included: chance(random, 0.5) ? pick(random, notIncluded) : null,
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

function whoIsHome(random: Random, { need }: Family): string[] {
  if (need === 'help_mother') return ['parent_with_baby'];
  return pick(random, [['nobody'], ['nobody'], ['parent_working'], ['grandparents']]);
}

function aboutConditions(random: Random, family: Family) {
  const regular = family.need !== 'hourly' && family.need !== 'weekends';
  return {
    experience_wanted: family.experience,
    documents_wanted: [
      'passport',
      ...some(random, ['medical_book', 'no_criminal_record', 'references'], 0, regular ? 2 : 1),
    ],
    pay_rhythm: family.payRhythm,
    trial_day: pick(random, ['paid', 'paid', 'paid', 'short']),
    paperwork: regular
      ? some(random, ['employment_contract', 'service_contract', 'self_employed', 'verbal'], 1, 2)
      : some(random, ['self_employed', 'verbal'], 1, 2),
    extras: family.extras,
  };
}
