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

export interface StoredPlace {
  kind: PlaceKind;
  slug: string;
  name: string;
  line: string | null;
}

export function toPlace({ kind, slug, name, line }: StoredPlace): Place {
  return {
    kind,
    slug,
    name,
    label: kind === 'metro' ? `м. ${name}` : districtLabel(name),
    hint: line && `${line} ${line.includes(',') ? 'линии' : 'линия'}`,
  };
}

/** An adjective stands before its noun, «Невский район», any other name after it, «район Сокол». */
function districtLabel(name: string): string {
  return /[иыо]й$/.test(name) ? `${name} район` : `район ${name}`;
}
