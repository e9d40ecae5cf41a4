import type { PlaceKind } from '#contract/places.ts';

export interface NamedPlace {
  kind: PlaceKind;
  slug: string;
  name: string;
}

/**
 * Stations and districts of the city that a place names: «м. Сокол», «район Аэропорт», «Сокол,
 * Аэропорт». A bare name that is both counts as both.
 */
export function placeTerms(text: string | null, places: readonly NamedPlace[]): string[] {
  const named = (text ?? '').split(/[,;/]/).map(readPlace);
  return places
    .filter((place) => {
      const name = plain(place.name);
      return named.some((one) => one.name === name && (!one.kind || one.kind === place.kind));
    })
    .map(({ kind, slug }) => `${kind}:${slug}`);
}

const station =
  /^(?:.*\s)?(?:(?:ст|станция)\.?\s*(?:м\.\s*|(?:м|метро)\s+|)|м\.\s*|(?:м|метро)\s+)(?<name>.+)$/;
const districtBefore = /^(?:.*\s)?(?:район|р-н|округ)\s+(?<name>.+)$/;
const districtAfter = /^(?<name>.+)\s+(?:район|р-н|округ)$/;

function readPlace(text: string): { kind: PlaceKind | null; name: string } {
  const words = plain(text);
  const district = (districtBefore.exec(words) ?? districtAfter.exec(words))?.groups?.name;
  if (district) return { kind: 'district', name: district };
  const metro = station.exec(words)?.groups?.name;
  return metro ? { kind: 'metro', name: metro } : { kind: null, name: words };
}

/** ё = е, and no quotes and blanks to differ by. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/["«»]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
