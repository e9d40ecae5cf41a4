import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { hasWeekend } from '#db/demo/work-mode.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Carer, Origin } from './carer.ts';

const training: Record<Origin, readonly string[]> = {
  nurse: ['nurse', 'hospital'],
  orderly: ['hospital'],
  long: ['courses'],
  relatives: ['relatives'],
  changed: ['courses', 'relatives'],
  student: ['hospital'],
};

export function makeAnswers(random: Random, carer: Carer): Answers {
  const { mobility, conditions, injects, mode } = carer;
  const byDay = mode !== 'nights';
  const lies = mobility.includes('bedridden');
  return given({
    ...answersOfWorker(random, carer),
    training: training[carer.origin],
    ward: ['grandmother', ...some(random, ['grandfather', 'couple', 'adult'], lies ? 1 : 0, 3)],
    mobility,
    conditions,
    lifting: carer.lifting,
    ward_weight: lies ? carer.weight : null,
    hygiene: hygieneOf(random, lies),
    feeding: [
      ...(carer.cooks && byDay ? ['cooking', ...some(random, ['diet'], 0, 1)] : []),
      ...(lies ? ['spoon', ...(injects ? some(random, ['tube', 'gastrostomy'], 0, 1) : [])] : []),
    ],
    bedsores: lies ? ['prevention', ...(injects ? ['treatment'] : [])] : null,
    doctor_orders: [
      'pills',
      'measuring',
      ...(injects ? ['injections', 'insulin', 'dressings'] : []),
      ...(lies ? some(random, ['enemas', 'catheter', 'stoma', 'inhalations'], 0, 2) : []),
    ],
    recovery: byDay
      ? conditions.includes('stroke')
        ? ['exercises', 'speech', 'hands', ...some(random, ['walking', 'memory'], 0, 1)]
        : some(random, ['exercises', 'massage', 'walking', 'memory'], 1, 3)
      : null,
    outings: byDay
      ? [
          'walks',
          ...(mobility.includes('wheelchair') ? ['wheelchair_walks'] : []),
          'doctor',
          ...some(random, ['shop', 'papers', 'dacha'], 1, 2),
        ]
      : null,
    hospital_care: carer.hospital || null,
    extra_duties: [
      'light_cleaning',
      ...(carer.cooks && byDay ? ['cooking'] : []),
      ...(byDay ? some(random, ['washing', 'ironing', 'shopping', 'plants'], 1, 3) : []),
    ],
    reports: some(random, ['calls', 'messages', 'photos', 'diary'], 1, 3),
    cameras: pick(random, ['fine', 'fine', 'common_rooms', 'no']),
    night_care: carer.night,
    weekends_and_holidays: hasWeekend(carer.week) || null,
    shift_rhythm: carer.rhythms,
    urgent_call: !carer.working && chance(random, 0.5) ? true : null,
  });
}

function hygieneOf(random: Random, lies: boolean): string[] {
  if (lies) return ['washing', 'shower', 'bed_bath', 'diapers', 'bedpan', 'teeth', 'nails'];
  return ['washing', 'shower', ...some(random, ['diapers', 'teeth', 'nails'], 0, 2)];
}
