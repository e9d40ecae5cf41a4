import { type Household, makeHousehold, someExperience } from '#db/demo/household.ts';
import { chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { weekdays } from '#db/demo/week.ts';
import { type Child, makeChild } from '../../pupil.ts';

export type Need = 'sounds' | 'late' | 'school' | 'reading' | 'autism' | 'stutter' | 'aphasia';

/** Somebody who speaks badly, and what is known about it. */
export interface SpeakingFamily extends Household {
  need: Need;
  /** The pupil; of a grown-up the years are not told. */
  pupil: Child;
  ageWord: string;
  sounds: string[];
  /** Value of the question «Речь сейчас». */
  speech: string;
  places: string[];
  conclusions: string[];
  /** Value of «Занятия раньше». */
  earlier: string;
  massage: boolean;
  perWeek: string[];
}

const needs = [
  { need: 'sounds', weight: 38, ages: [5, 7] },
  { need: 'late', weight: 24, ages: [2, 4] },
  { need: 'school', weight: 13, ages: [6, 6] },
  { need: 'reading', weight: 10, ages: [8, 11] },
  { need: 'autism', weight: 6, ages: [3, 7] },
  { need: 'stutter', weight: 4, ages: [5, 13] },
  { need: 'aphasia', weight: 5, ages: [60, 76] },
] as const;

const ageWords = [
  ['early', 3],
  ['three', 5],
  ['preschool', 7],
  ['primary', 11],
  ['teen', 18],
  ['adult', 200],
] as const;

export function makeFamily(random: Random, options: MakerOptions): SpeakingFamily {
  const { need, ages } = pickByWeight(random, needs);
  const pupil = makeChild(random, ages[0], ages[1]);
  const household = makeHousehold(random, options, {
    modes: [
      { mode: 'hourly', weight: 88 },
      { mode: 'weekends', weight: 12 },
    ],
    age: need === 'aphasia' ? [35, 52] : [pupil.years + 22, pupil.years + 37],
    men: need === 'aphasia' ? 0.4 : 0.12,
    ...(need === 'autism' || need === 'aphasia' ? { experience: someExperience } : {}),
  });
  const perWeek = (need === 'late' || need === 'autism') && household.mode !== 'weekends' ? 3 : 2;
  const conclusions = conclusionsOf(random, need);
  return {
    ...household,
    need,
    pupil,
    ageWord: ageWords.find(([, until]) => pupil.years < until)?.[0] ?? 'adult',
    sounds: soundsOf(random, need),
    speech: speechOf(random, need),
    places:
      need === 'aphasia'
        ? ['at_pupil']
        : pick(random, [
            ['at_pupil'],
            ['at_pupil', 'at_teacher'],
            ['at_teacher'],
            ['at_pupil', 'online'],
          ]),
    conclusions,
    earlier: earlierOf(random, conclusions, pupil),
    ...(household.mode === 'weekends'
      ? {}
      : {
          days: some(random, weekdays, perWeek),
          hours: pick(random, [
            [16, 18],
            [17, 19],
            [18, 20],
          ] as const),
        }),
    massage: need !== 'school' && need !== 'reading' && chance(random, 0.3),
    perWeek: [perWeek === 3 ? 'three' : 'two'],
    payRhythm: pick(random, ['weekly', 'weekly', 'monthly']),
    extras: [],
  };
}

function conclusionsOf(random: Random, need: Need): string[] {
  if (need === 'sounds' || need === 'school') return pick(random, [['none'], ['therapist']]);
  if (need === 'aphasia') return ['neurologist'];
  return ['neurologist', ...some(random, ['therapist', 'hearing', 'commission'], 1, 2)];
}

/** A therapist who has written something has begun something, most often in the kindergarten. */
function earlierOf(random: Random, conclusions: readonly string[], { years }: Child): string {
  if (!conclusions.includes('therapist'))
    return years > 20 ? pick(random, ['never', 'short']) : 'never';
  return years >= 4 && years < 7 ? 'kindergarten' : 'short';
}

function soundsOf(random: Random, need: Need): string[] {
  if (need === 'sounds') return some(random, ['r', 'l', 'whistling', 'hissing'], 1, 3);
  return need === 'school' ? some(random, ['r', 'hissing'], 1) : [];
}

function speechOf(random: Random, need: Need): string {
  switch (need) {
    case 'late':
      return pick(random, ['silent', 'words', 'words', 'phrases']);
    case 'autism':
      return pick(random, ['silent', 'words']);
    case 'aphasia':
      return pick(random, ['words', 'phrases']);
    case 'stutter':
    case 'reading':
      return 'clear';
    default:
      return pick(random, ['clear', 'unclear', 'unclear']);
  }
}
