import type { Locality } from './localities.ts';
import { type FullName, makeName, type Sex } from './names.ts';
import { between, chance, pick, type Random } from './random.ts';
import { transliterate } from '#contract/transliteration.ts';

export interface MakerOptions {
  now: Date;
  locality: Locality;
  /** Where they live; anywhere in the city when left out. */
  place?: string | undefined;
  /** Of this person among all: makes phone, mail and the address of the card unique. */
  number: number;
}

export interface Person {
  sex: Sex;
  name: string;
  age: number;
  /** `1985-04-17` */
  birthDate: string;
  phone: string;
  email: string | null;
  locality: Locality;
  /** As the card names it: «м. Сокол», «Невский район», «район Сокол». */
  place: string | null;
  /** The right one of two forms: `g('работала', 'работал')`. */
  g: (woman: string, man: string) => string;
}

export interface PersonOptions extends MakerOptions {
  age: readonly [least: number, most: number];
  /** Share of men. */
  men: number;
}

export function makePerson(random: Random, options: PersonOptions): Person {
  const sex: Sex = chance(random, options.men) ? 'male' : 'female';
  const age = between(random, ...options.age);
  const name = makeName(random, sex, age, options.locality.slug);
  return {
    sex,
    name: `${name.first} ${name.last}`,
    age,
    birthDate: birthDate(random, options.now, age),
    phone: phoneOf(options.number),
    email: chance(random, 0.7) ? emailOf(name, options.number) : null,
    locality: options.locality,
    place: options.place ?? placeOf(random, options.locality),
    g: (woman, man) => (sex === 'female' ? woman : man),
  };
}

/** Some do not say where they live. */
const placeOf = (random: Random, { places }: Locality) =>
  places.length > 0 && chance(random, 0.9) ? pick(random, places) : null;

/** More people than this have no phones of their own. */
export const numberLimit = 8_999_999;

/** One phone for each number, of a range that no operator gives out. */
export const phoneOf = (number: number) => `+7900${String(1_000_000 + number)}`;

/** A day on which somebody was born who is so many years old now. */
function birthDate(random: Random, now: Date, age: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  date.setUTCDate(date.getUTCDate() - between(random, 1, 360));
  return date.toISOString().slice(0, 10);
}

const emailOf = ({ first, last }: FullName, number: number) =>
  `${transliterate(first)}.${transliterate(last)}${number}@ryadom.example`;
