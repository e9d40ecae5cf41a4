import type { Place, PlaceKind } from '#contract/places.ts';

/** What a name must begin with to fit the text, as a part of a pattern (ё = е). */
export function beginningOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** «м. Сокол» and «район Сокол» without the word for what it is. */
export function bareName(text: string): string {
  return text.replace(/^(?:м\.\s*|(?:м|метро|район|р-н)\s+)/i, '');
}

interface StoredPlace {
  kind: PlaceKind;
  slug: string;
  name: string;
  line: string | null;
  hidden?: boolean;
}

export function toPlace({ kind, slug, name, line, hidden }: StoredPlace): Place {
  return {
    kind,
    slug,
    name,
    label: kind === 'metro' ? `м. ${name}` : districtLabel(name),
    hint: line && `${line} ${line.includes(',') ? 'линии' : 'линия'}`,
    ...(hidden && { hidden }),
  };
}

/** An adjective stands before its noun, «Невский район», any other name after it, «район Сокол». */
function districtLabel(name: string): string {
  return /[иыо]й$/.test(name) ? `${name} район` : `район ${name}`;
}

export interface Point {
  lat: number;
  lon: number;
}

/**
 * In squares of degrees, by the way as the crow flies: on so short ways the earth is flat, but its
 * degrees are not square.
 */
export function distance(from: Point, to: Point): number {
  const up = to.lat - from.lat;
  const along = (to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180);
  return up * up + along * along;
}
