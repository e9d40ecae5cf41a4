import { type CategoryRow, carer, cook, couple, gardener, tutor } from '#db/content/categories.ts';
import { chance, pick, type Random, shuffled } from '../random.ts';
import type { Made } from '../trade.ts';
import type { Person } from '../people.ts';
import { pictureId } from './picture.ts';
import { type Thing, thingKinds } from './things.ts';

/** What people of a trade show beside themselves; the others show anything. */
const shown = new Map<string, readonly Thing[]>(
  (
    [
      [carer, ['flowers', 'knitting', 'books', 'pie']],
      [tutor, ['books', 'drawing', 'flowers']],
      [cook, ['pie']],
      [gardener, ['flowers']],
      [couple, ['pie', 'flowers', 'books']],
    ] satisfies [CategoryRow, Thing[]][]
  ).map(([{ slug }, things]) => [slug, things]),
);

/** Pictures of a resume, the main one first; a quarter of the people show none. */
export function makeAlbum(
  random: Random,
  category: string,
  { person, together }: Made,
  number: number,
): string[] {
  if (chance(random, 0.25)) return [];
  const count = chance(random, 0.25) ? pick(random, [2, 2, 3, 4]) : 1;
  const who = together ? 'pair' : person.sex;
  const things = shuffled(random, shown.get(category) ?? thingKinds);
  return Array.from({ length: count }, (_, at) => {
    const thing = at > 0 && chance(random, 0.5) ? things.pop() : undefined;
    return pictureId(thing ? { thing, number } : { who, age: person.age, number, view: at + 1 });
  });
}

/** Two families of five show themselves; by their number, so that all else stays as it is. */
export function familyFace({ sex, age }: Person, number: number): string | undefined {
  return number % 5 < 2 ? pictureId({ who: sex, age, number, view: 1 }) : undefined;
}
