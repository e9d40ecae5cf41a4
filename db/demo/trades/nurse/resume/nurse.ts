import { chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { cells, wholeWeek } from '#db/demo/week.ts';
import { makeWorker, type Worker } from '#db/demo/worker.ts';

/** Where the nurse learned the most. */
export type Ward =
  | 'intensive_care'
  | 'surgery'
  | 'neurology'
  | 'cardiology'
  | 'oncology'
  | 'therapy'
  | 'children'
  | 'ambulance'
  | 'home_visits';

export interface Nurse extends Worker {
  ward: Ward;
  /** Values of «Вид помощи». */
  visits: string[];
  patients: string[];
  injections: string[];
  wounds: string[];
  tubes: string[];
  qualification: 'none' | 'second' | 'first' | 'highest';
  accredited: boolean;
  urgent: boolean;
  ownKit: boolean;
}

const wholeDay = ['morning', 'day', 'evening', 'night'];

const background = {
  age: [25, 63],
  men: 0.07,
  education: ['vocational_medical', 'vocational_medical', 'vocational_medical', 'higher_medical'],
  startsAt: 20,
  years: [3, 34],
} as const;

const modes = [
  { mode: 'hourly', weight: 40 },
  { mode: 'one_off', weight: 18 },
  { mode: 'shifts', weight: 18 },
  { mode: 'nights', weight: 8 },
  { mode: 'part', weight: 6 },
  { mode: 'weekends', weight: 8 },
] as const;

const wards = [
  { ward: 'intensive_care', weight: 14 },
  { ward: 'surgery', weight: 20 },
  { ward: 'neurology', weight: 14 },
  { ward: 'cardiology', weight: 8 },
  { ward: 'oncology', weight: 8 },
  { ward: 'therapy', weight: 16 },
  { ward: 'children', weight: 10 },
  { ward: 'ambulance', weight: 6 },
  { ward: 'home_visits', weight: 8 },
] as const;

export function makeNurse(random: Random, options: MakerOptions): Nurse {
  const worker = makeWorker(random, options, background, modes);
  const { ward } = pickByWeight(random, wards);
  const posted = worker.mode === 'shifts' || worker.mode === 'nights';
  return {
    ...worker,
    // Who keeps a post stays for a day and a night, and then is away for three.
    ...(worker.mode === 'shifts' && worker.liveIn.length === 1 && worker.liveIn[0] === 'visiting'
      ? { rhythms: ['two_two', 'day_three'], week: cells(wholeWeek, wholeDay) }
      : {}),
    ward,
    visits: posted ? ['post', ...some(random, ['hospital', 'course'], 0, 2)] : ['single', 'course'],
    patients:
      ward === 'children'
        ? ['newborn', 'child', ...some(random, ['adult'], 0, 1)]
        : ['adult', 'elderly'],
    injections: injectionsOf(random, ward),
    wounds: woundsOf(random, ward),
    tubes: tubesOf(random, ward),
    qualification: qualificationOf(random, worker.experience),
    accredited: worker.age < 58 || chance(random, 0.6),
    urgent: !posted && chance(random, 0.6),
    ownKit: chance(random, 0.6),
  };
}

function injectionsOf(random: Random, ward: Ward): string[] {
  const usual = ['intramuscular', 'subcutaneous', 'intravenous', 'drips'];
  if (ward === 'oncology' || ward === 'intensive_care') return [...usual, 'port', 'blood'];
  return [...usual, ...some(random, ['blood'], 0, 1)];
}

function woundsOf(random: Random, ward: Ward): string[] {
  if (ward === 'surgery') return ['sutures', 'suture_removal', 'bedsores', 'ulcers', 'burns'];
  if (ward === 'children') return ['sutures', 'burns'];
  return ['bedsores', ...some(random, ['sutures', 'ulcers', 'diabetic_foot'], 1, 2)];
}

function tubesOf(random: Random, ward: Ward): string[] {
  if (ward === 'intensive_care') {
    return ['urinary_catheter', 'catheter_change', 'feeding_tube', 'tracheostomy'];
  }
  if (ward === 'surgery' || ward === 'oncology') return ['urinary_catheter', 'colostomy', 'drains'];
  if (ward === 'children') return [];
  return [
    'urinary_catheter',
    ...some(random, ['catheter_change', 'feeding_tube', 'gastrostomy'], 0, 2),
  ];
}

function qualificationOf(random: Random, years: number): Nurse['qualification'] {
  if (years >= 15) return pick(random, ['highest', 'highest', 'first']);
  if (years >= 8) return pick(random, ['first', 'second']);
  return years >= 5 ? pick(random, ['second', 'none']) : 'none';
}
