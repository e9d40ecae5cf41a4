import { type Household, makeHousehold } from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerWish } from '#db/demo/trade.ts';
import { pickRelative, type Relative } from '../../relatives.ts';

export interface Family extends Household {
  ward: Relative & { age: number };
  mobility: 'walks' | 'walks_with_support' | 'wheelchair' | 'sits' | 'bedridden';
  condition: 'dementia' | 'stroke' | 'hip_fracture' | 'parkinson' | 'heart' | 'diabetes' | 'cancer';
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

export function makeFamily(random: Random, wish: MakerWish): Family {
  const household = makeHousehold(random, wish, { modes, age: [34, 60], men: 0.3 });
  const ward = pickRelative(random, household.age);
  const { mobility, conditions } = pickByWeight(random, states);
  const woman = ward.kind === 'grandmother';
  const hard = mobility === 'bedridden' || mobility === 'sits';
  return {
    ...household,
    ward,
    mobility,
    condition: pick(random, conditions),
    weight: between(random, woman ? 9 : 12, woman ? 17 : 19) * 5,
    night: nightOf(random, household, hard),
    company: household.mode === 'shifts' ? 'second_carer' : companyOf(random, household),
    injects: chance(random, 0.3),
    cooks: chance(random, 0.8),
    equipment: equipmentOf(random, mobility),
    w: (she, he) => (woman ? she : he),
  };
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
      return ['wheelchair', ...some(random, ['rails', 'toilet_chair', 'walker'], 1, 2)];
    case 'sits':
      return ['wheelchair', 'toilet_chair', ...some(random, ['bed', 'mattress', 'hoist'], 1, 2)];
    case 'bedridden':
      return ['bed', 'mattress', ...some(random, ['hoist', 'oxygen', 'toilet_chair'], 0, 1)];
  }
}
