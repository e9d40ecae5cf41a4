import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A Russian city of 50 000 people or more by the census of 2021. */
type CityRow = {
  name: string;
  slug: string;
  region: string;
  lat: number;
  lon: number;
  population: number;
  /** IANA. */
  timezone: string;
  /** «Москвы» */
  genitive: string;
  /** With its preposition: «в Москве», «во Владимире». */
  prepositional: string;
};

const numeric = new Set(['lat', 'lon', 'population']);

/** Every city of cities.tsv, the largest first. */
export function readCities(): CityRow[] {
  const text = readFileSync(join(import.meta.dirname, 'cities.tsv'), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line, at) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`cities.tsv:${at + 2}: ${line}`);
    const value = (column: string, n: number) =>
      numeric.has(column) ? Number(cells[n]) : cells[n];
    return Object.fromEntries(columns.map((column, n) => [column, value(column, n)])) as CityRow;
  });
}
