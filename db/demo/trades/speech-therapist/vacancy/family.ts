import { type Household, makeHousehold } from '#db/demo/household.ts';
import { chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerWish } from '#db/demo/trade.ts';
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

export function makeFamily(random: Random, wish: MakerWish): SpeakingFamily {
  const { need, ages } = pickByWeight(random, needs);
  const pupil = makeChild(random, ages[0], ages[1]);
  const household = makeHousehold(random, wish, {
    modes: [
      { mode: 'hourly', weight: 88 },
      { mode: 'weekends', weight: 12 },
    ],
    age: need === 'aphasia' ? [35, 52] : [pupil.years + 22, pupil.years + 37],
    men: need === 'aphasia' ? 0.4 : 0.12,
  });
  return {
    ...household,
    need,
    pupil,
    ageWord: ageWords.find(([, until]) => pupil.years < until)?.[0] ?? 'adult',
    sounds: soundsOf(random, need),
    speech: speechOf(random, need),
    places: pick(random, [
      ['at_pupil'],
      ['at_pupil', 'at_teacher'],
      ['at_teacher'],
      ['at_pupil', 'online'],
    ]),
    conclusions:
      need === 'sounds' || need === 'school'
        ? pick(random, [['none'], ['therapist']])
        : ['neurologist', ...some(random, ['therapist', 'hearing', 'commission'], 1, 2)],
    massage: need !== 'school' && need !== 'reading' && chance(random, 0.3),
    perWeek: need === 'late' || need === 'autism' ? ['three'] : ['two'],
    payRhythm: pick(random, ['daily', 'daily', 'weekly']),
    extras: [],
  };
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
      return pick(random, ['clear', 'unclear']);
  }
}
