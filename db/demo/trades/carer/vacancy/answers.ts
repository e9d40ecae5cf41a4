import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import type { Family } from './family.ts';

const notIncluded = [
  'Уборка всей квартиры и готовка на остальных.',
  'Генеральная уборка и окна: для этого приходит помощница.',
  'Капельницы делает медсестра, она приходит сама.',
  'Огород и двор.',
];

export function makeAnswers(random: Random, family: Family): Answers {
  const { mode, mobility, condition, night, company } = family;
  const lies = mobility === 'bedridden' || mobility === 'sits';
  const heavy = lies || mobility === 'wheelchair';
  return given({
    ...answersOfHousehold(random, family),
    ward: [family.ward.kind],
    ward_age: family.ward.age,
    mobility,
    ward_weight: heavy || chance(random, 0.3) ? family.weight : null,
    conditions: [condition],
    hygiene: hygieneOf(random, mobility),
    feeding: [
      ...(family.cooks ? ['cooking'] : []),
      ...(condition === 'diabetes' || condition === 'cancer' ? ['diet'] : []),
      ...(mobility === 'bedridden' ? ['spoon'] : []),
    ],
    lifting: liftingOf(family, heavy),
    bedsores: lies ? pick(random, ['prevention', 'prevention', 'treatment']) : 'none',
    doctor_orders: [
      'pills',
      'measuring',
      ...(condition === 'diabetes' && chance(random, 0.5) ? ['insulin'] : []),
      ...(family.injects ? ['injections'] : []),
      ...(lies && chance(random, 0.2) ? ['catheter'] : []),
    ],
    character: family.character,
    recovery: recoveryOf(random, family),
    outings: lies
      ? some(random, ['shop', 'papers'], 0, 2)
      : [
          mobility === 'wheelchair' ? 'wheelchair_walks' : 'walks',
          ...some(random, ['doctor', 'shop', 'dacha'], 1, 2),
        ],
    hospital_care: chance(random, 0.06) || null,
    night_care: night,
    weekends_and_holidays: family.days.includes('sat') || null,
    shift_rhythm: rhythmOf(random, family),
    who_is_home: [company],
    equipment: family.equipment,
    reports: some(random, ['calls', 'messages', 'photos', 'diary'], 1, 2),
    cameras: pick(random, ['no', 'no', 'common_rooms', 'ward_room']),
    helper_meals: mode === 'live_in' ? 'provided' : pick(random, ['provided', 'kitchen', 'own']),
    training: lies ? some(random, ['courses', 'nurse', 'hospital'], 1, 2) : null,
    not_included: chance(random, 0.45) ? pick(random, notIncluded) : null,
    extra_duties: some(
      random,
      ['light_cleaning', ...(family.cooks ? ['cooking'] : []), 'washing', 'shopping'],
      1,
      3,
    ),
    no_smoking: chance(random, 0.5) || null,
  });
}

function hygieneOf(random: Random, mobility: Family['mobility']): string[] {
  if (mobility === 'walks') return ['shower'];
  if (mobility === 'bedridden') return ['washing', 'bed_bath', 'diapers', 'teeth', 'nails'];
  const help = ['washing', 'shower', ...some(random, ['nails', 'teeth'], 0, 2)];
  return mobility === 'sits' ? [...help, 'diapers', 'bedpan'] : help;
}

function liftingOf({ weight, equipment }: Family, heavy: boolean): string {
  if (!heavy) return 'none';
  if (equipment.includes('hoist')) return 'hoist';
  return weight > 75 ? 'together' : 'alone';
}

function recoveryOf(random: Random, { condition, mobility }: Family): string[] {
  if (condition === 'stroke')
    return some(random, ['exercises', 'speech', 'hands', 'massage'], 2, 3);
  if (condition === 'dementia') return ['memory', ...some(random, ['exercises'], 0, 1)];
  if (!mobility.startsWith('walks')) return [mobility === 'bedridden' ? 'massage' : 'exercises'];
  return some(random, ['exercises', 'walking'], 1, 2);
}

function rhythmOf(random: Random, { mode, days }: Family): string[] {
  if (mode === 'live_in') {
    return [days.length < 7 ? 'daily' : pick(random, ['two_weeks', 'month'])];
  }
  if (mode === 'shifts') return [pick(random, ['two_two', 'day_three', 'week'])];
  return mode === 'nights' ? ['two_two'] : [];
}
