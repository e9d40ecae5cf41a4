import { describe, expect, it } from 'vitest';
import { regionsOf, type Spot, spokenNames, withNeighbours } from './place-names.rules.ts';
import { takePlaces } from './places.rules.ts';
import { wordSegment } from './segments.rules.ts';

const town = (id: number, name: string, region: string, lat: number, lon: number) => ({
  id,
  slug: `town-${id}`,
  name,
  region,
  lat,
  lon,
});
const towns = withNeighbours([
  town(1, 'Москва', 'Москва', 55.75, 37.62),
  town(2, 'Мытищи', 'Московская область', 55.91, 37.73),
  town(3, 'Казань', 'Республика Татарстан', 55.79, 49.12),
]);

it('knows the neighbours of a city, and the cities of a region by its names', () => {
  expect(towns.map(({ near }) => near)).toEqual([[1, 2], [1, 2], [3]]);
  expect(regionsOf(towns)).toEqual([
    { text: 'Московская область', means: { cities: [2], near: [1, 2] } },
    { text: 'Республика Татарстан', means: { cities: [3], near: [3] } },
    { text: 'Татарстан', means: { cities: [3], near: [3] } },
  ]);
});

it('knows what is said for a long name', () => {
  const said = (name: string) => spokenNames(name).map(({ text }) => text);
  expect(said('Сокол')).toEqual(['Сокол']);
  expect(said('Улица Дыбенко')).toEqual(['Улица Дыбенко', 'Дыбенко']);
  expect(said('Орехово-Борисово Южное')).toEqual(['Орехово-Борисово Южное', 'Орехово-Борисово']);
});

describe('stations and districts among the words', () => {
  const [moscow, , kazan] = towns;
  const spot = (city = moscow, term = '', isShort = false): Spot => {
    if (!city) throw new Error('No such city');
    return { city, term, isShort };
  };
  const spots = new Map([
    ['сокол', [spot(moscow, 'metro:sokol'), spot(moscow, 'district:sokol')]],
    ['победа', [spot(kazan, 'metro:pobeda')]],
    ['дыбенко', [spot(kazan, 'metro:dybenko', true)]],
    ['горки', [spot(moscow, 'metro:gorki'), spot(kazan, 'metro:gorki')]],
  ]);
  const known = { spots, stems: new Map([['победа', 'побед']]), ofWork: new Set(['сокол']) };
  const taken = (text: string, cityId: number | null = null, ofWork = new Set<string>()) => {
    const words = text.split(' ').map(wordSegment);
    const names = new Map([...spots, ['побед', [spot(kazan, 'metro:pobeda')]]]);
    const { parts, cities } = takePlaces(words, { ...known, spots: names, ofWork }, cityId);
    return [parts.find(({ as }) => as === 'place')?.terms ?? [], cities.map(({ id }) => id)];
  };

  it.each<[string, number | null, string[], number[]]>([
    ['няня сокол', null, ['metro:sokol', 'district:sokol'], [1]],
    ['няня сокол', 3, [], []],
    ['няня горки', null, ['metro:gorki'], [1, 3]],
    ['няня горки', 3, ['metro:gorki'], [3]],
    // Ordinary words, and a part of a name, mean a place where they are said to.
    ['няня победа', null, [], []],
    ['няня метро победа', null, ['metro:pobeda'], [3]],
    ['няня дыбенко', null, [], []],
    ['няня дыбенко', 3, ['metro:dybenko'], [3]],
  ])('%s in %s', (text, cityId, terms, cities) => {
    expect(taken(text, cityId)).toEqual([terms, cities]);
  });

  it('are words where the work is spoken of with them', () => {
    expect(taken('няня сокол', null, known.ofWork)).toEqual([[], []]);
  });
});
