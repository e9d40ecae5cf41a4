import { between, chance, pick, type Random, seeded } from '../random.ts';
import type { Sex } from '../names.ts';
import { type Cloth, cloths, hairTints, type Skin, skins, type Tint } from './paints.ts';

export type Cut =
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'low_bun'
  | 'ponytail'
  | 'pixie'
  | 'curls'
  | 'braid'
  | 'kerchief'
  | 'side'
  | 'short'
  | 'buzz'
  | 'quiff'
  | 'receding'
  | 'bald'
  | 'mens_curls';

export type Neckline = 'crew' | 'v' | 'shirt' | 'turtle' | 'cardigan' | 'scarf' | 'hood' | 'boat';

/** What stays the same on every picture of a person. */
export interface Look {
  sex: Sex;
  age: number;
  skin: Skin;
  hair: Tint;
  brow: string;
  iris: string;
  cut: Cut;
  /** Hair is parted on this side: -1 or 1. */
  part: number;
  fringe: boolean;
  /** Half width at the cheeks, at the jaw, at the chin; where the chin ends. */
  face: { cheek: number; jaw: number; chin: number; length: number };
  eyes: { apart: number; size: number; slant: number };
  brows: { lift: number; thick: number; bend: number };
  nose: 'button' | 'straight' | 'round';
  mouth: { width: number; full: number };
  glasses: 'none' | 'round' | 'square' | 'half';
  beard: 'none' | 'stubble' | 'moustache' | 'short' | 'full';
  freckles: boolean;
  earrings: 'none' | 'studs' | 'hoops';
  broad: number;
}

/** What changes from picture to picture. */
export interface Wear {
  cloth: Cloth;
  under: Cloth;
  neckline: Neckline;
  pattern: 'plain' | 'stripes' | 'dots' | 'knit';
}

/** The same number gives the same face. */
export function makeLook(seed: number, sex: Sex, age: number): Look {
  const random = seeded(Math.imul(seed, 2_654_435_761) ^ 0x5eed);
  const woman = sex === 'female';
  const hair = hairOf(random, sex, age);
  return {
    sex,
    age,
    skin: pick(random, skins),
    hair,
    brow: hair.base === '#d8d1c6' || hair.base === '#b9b1a6' ? '#8a8178' : hair.deep,
    iris: pick(random, ['#3b2a20', '#4a3426', '#3d4a52', '#45503f', '#2f2622']),
    cut: cutOf(random, sex, age),
    part: chance(random, 0.5) ? -1 : 1,
    fringe: woman && chance(random, 0.35),
    face: {
      cheek: between(random, woman ? 104 : 108, woman ? 118 : 122),
      jaw: between(random, woman ? 74 : 86, woman ? 90 : 104),
      chin: between(random, woman ? 26 : 36, woman ? 38 : 52),
      length: between(random, woman ? 138 : 144, woman ? 152 : 160),
    },
    eyes: { apart: between(random, 45, 53), size: 7 + random() * 2, slant: random() * 4 - 2 },
    brows: {
      lift: between(random, 32, 40),
      thick: (woman ? 5 : 8) + random() * 2.5,
      bend: between(random, 6, 13),
    },
    nose: pick(random, ['button', 'straight', 'straight', 'round']),
    mouth: { width: between(random, 29, 38), full: woman ? 8 + random() * 5 : 5 + random() * 3 },
    glasses: glassesOf(random, age),
    beard: woman ? 'none' : beardOf(random, age),
    freckles: age < 45 && chance(random, 0.1),
    earrings: woman ? pick(random, ['none', 'none', 'studs', 'hoops']) : 'none',
    broad: (woman ? 0.88 : 1.05) + random() * 0.1 + (age > 45 ? 0.05 : 0),
  };
}

function hairOf(random: Random, sex: Sex, age: number): Tint {
  // Most women of sixty colour their hair; men do not.
  const grey = age < 42 ? 0 : Math.min(0.95, (age - 42) / (sex === 'female' ? 34 : 22));
  if (chance(random, grey)) return pick(random, hairTints.grey);
  return pick(random, [
    ...hairTints.dark,
    ...hairTints.dark,
    ...hairTints.fair,
    ...hairTints.fair,
    ...hairTints.red,
  ]);
}

function cutOf(random: Random, sex: Sex, age: number): Cut {
  if (sex === 'male') {
    if (age >= 50) return pick(random, ['receding', 'receding', 'bald', 'short', 'side', 'buzz']);
    return pick(random, ['side', 'short', 'short', 'buzz', 'quiff', 'mens_curls']);
  }
  if (age >= 58) {
    return pick(random, ['pixie', 'pixie', 'bob', 'low_bun', 'curls', 'bun', 'kerchief']);
  }
  if (age >= 40) {
    return pick(random, ['bob', 'bob', 'pixie', 'low_bun', 'ponytail', 'wavy', 'curls', 'bun']);
  }
  return pick(random, ['long', 'long', 'wavy', 'bob', 'bun', 'ponytail', 'braid', 'curls']);
}

function glassesOf(random: Random, age: number): Look['glasses'] {
  const share = age < 35 ? 0.2 : age < 50 ? 0.25 : 0.45;
  return chance(random, share) ? pick(random, ['round', 'square', 'half']) : 'none';
}

function beardOf(random: Random, age: number): Look['beard'] {
  if (age < 25) return pick(random, ['none', 'none', 'stubble']);
  return pick(random, ['none', 'none', 'stubble', 'short', 'full', 'moustache']);
}

export function makeWear(random: Random, look: Look): Wear {
  const kinds: readonly Neckline[] =
    look.sex === 'male'
      ? ['crew', 'shirt', 'shirt', 'v', 'hood', 'turtle', 'cardigan']
      : ['crew', 'v', 'shirt', 'turtle', 'cardigan', 'cardigan', 'scarf', 'boat', 'hood'];
  const neckline = pick(random, kinds);
  const cloth = pick(random, cloths);
  return {
    cloth,
    under: pick(
      random,
      cloths.filter((other) => other !== cloth),
    ),
    neckline: neckline === 'hood' && look.age > 45 ? 'shirt' : neckline,
    pattern: pick(random, ['plain', 'plain', 'plain', 'stripes', 'dots', 'knit']),
  };
}
