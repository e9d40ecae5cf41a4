import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Two stations with nothing between them. */
interface StationLink {
  city: string;
  one: string;
  other: string;
}

/** A way on foot from one station to another, under the ground or over it. */
const onFoot = 'пешком';

/** Rows of metro-lines.tsv: stations of a line, or of a way on foot, in the order of riding. */
export function readLines(): { city: string; line: string | null; stations: string[] }[] {
  const text = readFileSync(join(import.meta.dirname, 'metro-lines.tsv'), 'utf8');
  const [, ...rows] = text.replace(/\n$/, '').split('\n');
  return rows.map((row, at) => {
    const [city, line, stations, ...more] = row.split('\t');
    if (!city || line === undefined || !stations || more.length > 0) {
      throw new Error(`metro-lines.tsv:${at + 2}: ${row}`);
    }
    return { city, line: line || null, stations: stations.split('; ') };
  });
}

export const isOnFoot = ({ line }: { line: string | null }): boolean => line === onFoot;

/** A ring ends with the station that it begins with. */
export function readStationLinks(): StationLink[] {
  return readLines().flatMap(({ city, stations }) =>
    stations.slice(1).map((other, at) => ({ city, one: stations[at] ?? other, other })),
  );
}
