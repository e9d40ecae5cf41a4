import { chance, pick, type Random } from '../random.ts';
import type { Made } from '../trade.ts';
import { portraitId } from './sitter.ts';

/** Pictures of a resume, the main one first; a quarter of the people show none. */
export function makeAlbum(random: Random, { person, together }: Made, number: number): string[] {
  if (chance(random, 0.25)) return [];
  const count = chance(random, 0.25) ? pick(random, [2, 2, 3, 4]) : 1;
  const who = together ? 'pair' : person.sex;
  return Array.from({ length: count }, (_, at) =>
    portraitId({ who, age: person.age, number, view: at + 1 }),
  );
}
