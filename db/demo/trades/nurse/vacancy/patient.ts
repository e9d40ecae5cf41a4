import {
  type Household,
  makeHousehold,
  someExperience,
  withFittingExtras,
} from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { wholeWeek } from '#db/demo/week.ts';
import type { Mode } from '#db/demo/work-mode.ts';
import { pickRelative, type Relative } from '../../relatives.ts';

const everyOther = ['mon', 'wed', 'fri'];

function daysOf(need: Need, mode: Mode, days: readonly string[], daily: boolean) {
  if (mode === 'one_off') return days.slice(0, 1);
  if (daily) return wholeWeek;
  return need === 'drips' ? everyOther : days;
}

/** What the nurse is called for. */
export type Need =
  | 'injections'
  | 'drips'
  | 'wound'
  | 'bedsores'
  | 'catheter'
  | 'tube'
  | 'insulin'
  | 'newborn'
  | 'post';

export interface Patient extends Household {
  need: Need;
  relative: Relative & { age: number };
  /** How many days the course takes. */
  course: number;
  prescription: 'paper' | 'photo' | 'help';
  medicines: boolean;
  /** Value of «Кто ещё рядом». */
  company: 'relatives' | 'evening';
  consumables: 'own' | 'list' | 'any';
  teaching: boolean;
  /** The right one of two forms: «упала» or «упал». */
  w: (woman: string, man: string) => string;
}

const needs: readonly { need: Need; weight: number; modes: readonly Mode[] }[] = [
  { need: 'injections', weight: 22, modes: ['hourly'] },
  { need: 'drips', weight: 24, modes: ['hourly'] },
  { need: 'wound', weight: 12, modes: ['hourly'] },
  { need: 'bedsores', weight: 10, modes: ['hourly'] },
  { need: 'catheter', weight: 7, modes: ['one_off'] },
  { need: 'tube', weight: 5, modes: ['hourly', 'part'] },
  { need: 'insulin', weight: 6, modes: ['hourly', 'part'] },
  { need: 'newborn', weight: 6, modes: ['hourly', 'one_off'] },
  { need: 'post', weight: 12, modes: ['shifts', 'nights', 'live_in'] },
];

export function makePatient(random: Random, options: MakerOptions): Patient {
  const { need, modes } = pickByWeight(random, needs);
  const household = makeHousehold(random, options, {
    modes: modes.map((mode) => ({ mode, weight: 1 })),
    age: need === 'newborn' ? [23, 38] : [32, 60],
    men: 0.3,
    experience: someExperience,
  });
  const relative = pickRelative(random, household.age);
  return withFittingExtras({
    ...household,
    ...whenOf(need, household),
    need,
    relative,
    course: pick(random, [5, 7, 10, 10, 14]),
    term: termOf(random, need, household),
    prescription: pick(random, ['paper', 'paper', 'photo', need === 'bedsores' ? 'help' : 'photo']),
    company:
      need === 'post' || need === 'tube'
        ? 'relatives'
        : pick(random, ['relatives', 'relatives', 'evening']),
    medicines: ['injections', 'drips', 'insulin', 'post'].includes(need) && chance(random, 0.7),
    consumables: pick(random, ['own', 'list', 'any']),
    teaching: chance(random, between(random, 1, 5) / 10),
    w: (she: string, he: string) => (relative.woman ? she : he),
  });
}

/** Of a course its days are told, and of a first month with a baby nothing. */
function termOf(random: Random, need: Need, { mode }: Household): Household['term'] {
  if (mode === 'one_off') return 'once';
  return need === 'post' || need === 'insulin' || need === 'tube'
    ? pick(random, ['permanent', 'months'])
    : 'course';
}

/** A procedure takes an hour of the morning, a post the whole shift. */
function whenOf(need: Need, { mode, days, hours }: Household): Pick<Household, 'days' | 'hours'> {
  if (need === 'post') return { days, hours };
  const daily = need === 'injections' || need === 'insulin' || need === 'tube';
  return {
    days: daysOf(need, mode, days, daily),
    hours: need === 'drips' ? [10, 12] : [9, 10],
  };
}
