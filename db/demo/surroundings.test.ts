import { expect, it } from 'vitest';
import { placeTerms } from '#server/search/indexing/place-terms.rules.ts';
import { readCityPlaces } from '../content/city-places.ts';
import { generateCards } from './generate.ts';
import { surroundingsOf } from './surroundings.ts';

const now = new Date('2026-11-20T12:00:00Z');

it('leave out no station or district that a card names', () => {
  const cards = [...generateCards({ seed: 3, now, count: 600 })];
  const places = Map.groupBy(readCityPlaces(), ({ city }) => city);
  for (const card of cards) {
    const { place, city } = card.draft;
    const all = placeTerms(place, places.get(city ?? '') ?? []);
    expect(placeTerms(place, surroundingsOf(card).places)).toEqual(all);
  }
  const located = cards.filter((card) => surroundingsOf(card).places.length > 0);
  expect(located.length).toBeGreaterThan(150);
});
