import {
  type Household,
  makeHousehold,
  someExperience,
  withFittingExtras,
} from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { pickRelative, type Relative } from '../../relatives.ts';

export interface Family extends Household {
  ward: Relative & { age: number };
  mobility: 'walks' | 'walks_with_support' | 'wheelchair' | 'sits' | 'bedridden';
  condition: 'dementia' | 'stroke' | 'hip_fracture' | 'parkinson' | 'heart' | 'diabetes' | 'cancer';
  /** What the form asks of habits, in words. */
  character: string | null;
  weight: number;
  night: 'none' | 'sleeping' | 'several' | 'awake';
  company: 'nobody' | 'relatives' | 'evening' | 'second_carer';
  injects: boolean;
  cooks: boolean;
  equipment: string[];
  /** The right one of two forms: «сама» or «сам». */
  w: (woman: string, man: string) => string;
}

const modes = [
  { mode: 'live_in', weight: 34 },
  { mode: 'shifts', weight: 18 },
  { mode: 'full', weight: 20 },
  { mode: 'part', weight: 10 },
  { mode: 'hourly', weight: 8 },
  { mode: 'nights', weight: 7 },
  { mode: 'weekends', weight: 3 },
] as const;

const states = [
  { mobility: 'walks', weight: 22, conditions: ['dementia', 'heart', 'diabetes'] },
  {
    mobility: 'walks_with_support',
    weight: 30,
    conditions: ['dementia', 'stroke', 'parkinson', 'diabetes', 'hip_fracture'],
  },
  { mobility: 'wheelchair', weight: 14, conditions: ['stroke', 'hip_fracture', 'parkinson'] },
  { mobility: 'sits', weight: 12, conditions: ['stroke', 'hip_fracture', 'dementia'] },
  { mobility: 'bedridden', weight: 22, conditions: ['stroke', 'dementia', 'cancer'] },
] as const;

export function makeFamily(random: Random, options: MakerOptions): Family {
  const { mobility, conditions } = pickByWeight(random, states);
  const hard = mobility === 'bedridden' || mobility === 'sits';
  const household = makeHousehold(random, options, {
    modes,
    age: [34, 60],
    men: 0.3,
    ...(hard ? { experience: someExperience } : {}),
  });
  const ward = pickRelative(random, household.age);
  const { woman } = ward;
  const condition = pick(random, conditions);
  return withFittingExtras({
    ...household,
    ward,
    mobility,
    condition,
    character: chance(random, 0.7)
      ? pick(
          random,
          characters.filter((text) => fits(text, mobility, condition)),
        )
      : null,
    weight: between(random, woman ? 9 : 12, woman ? 17 : 19) * 5,
    night: nightOf(random, household, hard),
    company: household.mode === 'shifts' ? 'second_carer' : companyOf(random, household),
    injects: chance(random, 0.3),
    cooks: chance(random, 0.8),
    equipment: equipmentOf(random, mobility),
    w: (she: string, he: string) => (woman ? she : he),
  });
}

const characters = [
  'Любит порядок, крепкий чай и старые фильмы. Сердится, когда торопят. Успокаивает разговор о внуках.',
  'Характер мягкий, но бывает упрямство: проще предложить два варианта, чем уговаривать.',
  'Просыпается рано, после обеда спит. Любит радио, кроссворды и когда открыто окно.',
  'К новым людям привыкает дня три, потом не отпускает. Очень любит кошек.',
  'Память подводит, поэтому часы, очки и пульт должны лежать на своих местах.',
  'Плохо слышит, говорить нужно громко и лицом к лицу. Шутку ценит.',
  'Всю жизнь работа в школе: любит, когда спрашивают совета и слушают до конца.',
];

function fits(text: string, mobility: Family['mobility'], condition: Family['condition']): boolean {
  if (text.startsWith('Память')) return condition === 'dementia' || condition === 'stroke';
  return mobility !== 'bedridden' || !/кроссворды|слышит/.test(text);
}

function nightOf(random: Random, { mode }: Household, hard: boolean): Family['night'] {
  if (mode === 'nights') return hard ? 'awake' : 'several';
  if (mode === 'live_in') return hard ? 'several' : 'sleeping';
  return mode === 'shifts' ? pick(random, ['sleeping', 'none']) : 'none';
}

function companyOf(random: Random, { mode }: Household): Family['company'] {
  if (mode === 'live_in') return pick(random, ['nobody', 'nobody', 'relatives']);
  return mode === 'full' ? pick(random, ['relatives', 'evening']) : 'relatives';
}

function equipmentOf(random: Random, mobility: Family['mobility']): string[] {
  switch (mobility) {
    case 'walks':
      return some(random, ['rails'], 0, 1);
    case 'walks_with_support':
      return ['walker', ...some(random, ['rails', 'toilet_chair'], 0, 2)];
    case 'wheelchair':
      return ['wheelchair', ...some(random, ['rails', 'toilet_chair'], 1, 2)];
    case 'sits':
      return ['wheelchair', 'toilet_chair', ...some(random, ['bed', 'mattress', 'hoist'], 1, 2)];
    case 'bedridden':
      return ['bed', 'mattress', ...some(random, ['hoist', 'oxygen', 'toilet_chair'], 0, 1)];
  }
}
