import { type Household, makeHousehold } from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random } from '#db/demo/random.ts';
import type { MakerWish } from '#db/demo/trade.ts';
import { wholeWeek } from '#db/demo/week.ts';
import type { Mode } from '#db/demo/work-mode.ts';
import { pickRelative, type Relative } from '../../relatives.ts';

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

export function makePatient(random: Random, wish: MakerWish): Patient {
  const { need, modes } = pickByWeight(random, needs);
  const household = makeHousehold(random, wish, {
    modes: modes.map((mode) => ({ mode, weight: 1 })),
    age: need === 'newborn' ? [23, 38] : [32, 60],
    men: 0.3,
  });
  const relative = pickRelative(random, household.age);
  return {
    ...household,
    ...whenOf(need, household),
    need,
    relative,
    course: pick(random, [5, 7, 10, 10, 14]),
    term: household.mode === 'one_off' ? 'once' : pick(random, ['months', 'replacement', 'months']),
    prescription: pick(random, ['paper', 'paper', 'photo', 'help']),
    medicines: chance(random, 0.7),
    consumables: pick(random, ['own', 'list', 'any']),
    teaching: chance(random, between(random, 1, 5) / 10),
    w: (she, he) => (relative.kind === 'grandmother' ? she : he),
  };
}

/** A procedure takes an hour of the morning, a post the whole shift. */
function whenOf(need: Need, { mode, days, hours }: Household): Pick<Household, 'days' | 'hours'> {
  if (need === 'post') return { days, hours };
  const daily = need === 'injections' || need === 'insulin' || need === 'tube';
  return {
    days: daily && mode !== 'one_off' ? wholeWeek : days,
    hours: need === 'drips' ? [10, 12] : [9, 10],
  };
}
