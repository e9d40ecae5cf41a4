import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceKind } from '#contract/places.ts';
import { transliterate } from '#contract/transliteration.ts';

export type CityPlaceRow = {
  /** Its slug in cities.tsv. */
  city: string;
  kind: PlaceKind;
  /** One among the stations, or the districts, of its city. */
  slug: string;
  name: string;
  /** Lines of a station, joined by commas; null where the city has only one. */
  line: string | null;
};

/**
 * Stations of metro.tsv (open at the end of 2025; the same name on several lines stands once) and
 * districts of districts.tsv (as Moscow divides itself since 2024).
 */
export function readCityPlaces(): CityPlaceRow[] {
  return [...readPlaces('metro.tsv', 'metro'), ...readPlaces('districts.tsv', 'district')];
}

function readPlaces(file: string, kind: PlaceKind): CityPlaceRow[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const width = head.split('\t').length;
  return lines.map((row, at) => {
    const [city, name, line, ...more] = row.split('\t');
    if (!city || !name || more.length > 0 || row.split('\t').length !== width) {
      throw new Error(`${file}:${at + 2}: ${row}`);
    }
    return { city, kind, slug: transliterate(name), name, line: line || null };
  });
}
