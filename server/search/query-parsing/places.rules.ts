import { type QuerySegment } from './segments.rules.ts';
import type { CityMeaning, Spot } from './place-names.rules.ts';
import { findMeaning, withoutWords } from './meanings.rules.ts';

const marks = new Set(
  'метро м станция станции ст район районе района районы р н округ округе'.split(' '),
);
/** Adjectives that say much else. */
const ordinary = new Set(
  (
    'северн южн восточн западн центральн спортивн молодежн театральн студенческ российск ' +
    'московск садов лесн университет побед школьн техническ'
  ).split(' '),
);

interface PlaceNames {
  spots: ReadonlyMap<string, Spot[]>;
  stems: ReadonlyMap<string, string>;
  /** Stems of words that the work is spoken of with. */
  ofWork: ReadonlySet<string>;
}

interface Placed {
  parts: QuerySegment[];
  cities: CityMeaning[];
}

/**
 * Stations and districts among the words, together one choice of a place. A name that is a word
 * like any other means one only behind «метро» or «район».
 */
export function takePlaces(
  parts: QuerySegment[],
  { spots, stems, ofWork }: PlaceNames,
  cityId: number | null,
): Placed {
  const isHere = ({ city }: Spot) => cityId === null || city.id === cityId;
  let rest = parts;
  const texts: string[] = [];
  const terms = new Set<string>();
  let cities: CityMeaning[] = [];
  for (;;) {
    const words = rest.flatMap(({ as, text }) => (as === 'word' ? [text] : []));
    const meant = (named: Spot[], { at, length }: { at: number; length: number }) => {
      const isMarked = [words[at - 1], words[at + length]].some((word) => marks.has(word ?? ''));
      const said = words.slice(at, at + length).map((word) => stems.get(word) ?? word);
      const isCommon = said.every((stem) => ofWork.has(stem) || ordinary.has(stem));
      return named.filter(
        (spot) => isHere(spot) && (isMarked || (!isCommon && (!spot.isShort || cityId !== null))),
      );
    };
    const found = findMeaning(words, stems, spots, (named, at) => meant(named, at).length > 0);
    if (!found) break;
    const here = meant(found.means, found);
    const own = here.map(({ city }) => city);
    const both = cities.filter(({ id }) => own.some((one) => one.id === id));
    texts.push(...words.slice(found.at, found.at + found.length));
    here.forEach(({ term }) => terms.add(term));
    rest = withoutWords(rest, found);
    cities = both.length > 0 ? both : [...cities, ...own];
  }
  const byId = new Map(cities.map((city) => [city.id, city]));
  const place: QuerySegment[] =
    terms.size > 0 ? [{ as: 'place', text: texts.join(' '), terms: [...terms] }] : [];
  return { parts: [...rest, ...place], cities: [...byId.values()] };
}
