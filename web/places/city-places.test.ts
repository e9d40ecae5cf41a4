import { expect, it } from 'vitest';
import { listPlaces, type Place } from '#contract/places.ts';
import type { Api } from '#web/lib/api/api.ts';
import { cityPlaces, namedPlaces, placesLike } from './city-places.ts';

const places: Place[] = [
  'Щёлковская',
  'Марьина Роща',
  'Петровско-Разумовская',
  'Сокол',
  'Сокольники',
].map((name) => ({ kind: 'metro', slug: name, name, label: `м. ${name}`, hint: null }));

it.each([
  ['щелк', ['Щёлковская']],
  [' РОЩ', ['Марьина Роща']],
  ['разум', ['Петровско-Разумовская']],
  ['марьина р', ['Марьина Роща']],
  ['сокол', ['Сокол', 'Сокольники']],
  ['окол', []],
])('%j finds %j', (text, names) => {
  expect(placesLike(places, text).map(({ name }) => name)).toEqual(names);
});

it('asks for a city once, and again after a failure', async () => {
  const asked: unknown[] = [];
  let isBroken = true;
  const api = {
    call: (endpoint: unknown, input: unknown) => {
      expect(endpoint).toBe(listPlaces);
      asked.push(input);
      return isBroken ? Promise.reject(new Error('offline')) : Promise.resolve({ data: places });
    },
  } as Api;
  await expect(cityPlaces(api, 'moskva')).rejects.toThrow('offline');
  isBroken = false;
  const both = await Promise.all([cityPlaces(api, 'moskva'), cityPlaces(api, 'moskva')]);
  expect(both).toEqual([places, places]);
  expect(asked).toHaveLength(2);
});

it('asks for what was chosen alone, and not at all once the city is known', async () => {
  const asked: unknown[] = [];
  const api = {
    call: (_: unknown, { query }: { query: { slug?: string[] } }) => {
      asked.push(query.slug ?? 'all');
      return Promise.resolve({ data: places.filter((one) => query.slug?.includes(one.slug)) });
    },
  } as Api;
  const named = async (...slugs: string[]) =>
    (await namedPlaces(api, 'moskva', slugs)).map(({ slug }) => slug);
  expect(await named()).toEqual([]);
  expect(await named('Сокол')).toEqual(['Сокол']);
  expect(asked).toEqual([['Сокол']]);
  await cityPlaces(api, 'moskva');
  await named('Сокольники');
  expect(asked).toEqual([['Сокол'], 'all']);
});
