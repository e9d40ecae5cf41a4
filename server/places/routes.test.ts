import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCity, listCities, listCountries, listPlaces, placesAtMost } from '#contract/places.ts';
import { seedContent } from '#db/content/seed.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = async (city: string, q?: string) => {
  const query = q === undefined ? { city } : { city, q };
  const { status, data } = await app.visitor().call(listPlaces, { query });
  expect(status).toBe(200);
  return data.data;
};
const labels = async (city: string, q?: string) => (await list(city, q)).map(({ label }) => label);

it('tells the country, and how many cities of it there are', async () => {
  await seedContent(app.db);
  const { data } = await app.visitor().call(listCountries);
  const { count } = await app.db
    .selectFrom('cities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(100);
  expect(data.data).toEqual([
    { code: 'RU', name: 'Россия', phone_code: '+7', cities_count: count },
  ]);
});

describe('stations near others', () => {
  const near = async (city: string, stations: string | string[]) => {
    const query = { city, near: stations, limit: placesAtMost };
    const { data } = await app.visitor().call(listPlaces, { query });
    return data.data.map(({ name }) => name);
  };

  it.each([
    ['on a line', 'moskva', 'sokol', ['Аэропорт', 'Водный стадион', 'Войковская', 'Динамо']],
    ['at the end of one', 'kazan', 'dubravnaya', ['Горки', 'Проспект Победы']],
    [
      'across a walk',
      'novosibirsk',
      'berezovaya-roshcha',
      ['Золотая Нива', 'Маршала Покрышкина', 'Сибирская'],
    ],
    [
      'round a ring and on branches',
      'moskva',
      'shelepikha',
      [
        'Деловой центр',
        'Киевская',
        'Москва-Сити',
        'Народное Ополчение',
        'Парк Победы',
        'Полежаевская',
        'ЦСКА',
        'Хорошёвская',
      ],
    ],
  ])('are those within two stops: %s', async (_where, city, station, expected) => {
    expect((await near(city, station)).toSorted()).toEqual(expected.toSorted());
  });

  it('leave out those that are asked for, and come the nearest first', async () => {
    const names = await near('moskva', ['sokol', 'voykovskaya']);
    expect(names.slice(0, 2).toSorted()).toEqual(['Аэропорт', 'Водный стадион']);
    expect(names.slice(2).toSorted()).toEqual(['Динамо', 'Речной вокзал']);
  });

  it('are none of a city without a metro, of a district, and of what there is not', async () => {
    expect(await near('tula', 'sokol')).toEqual([]);
    expect(await near('moskva', ['arbat', 'nowhere'])).toEqual([]);
    expect(await near('nowhere', 'sokol')).toEqual([]);
  });
});

describe('places of a city', () => {
  it('come as they stand in a card, a station with its lines', async () => {
    expect((await list('moskva', 'сокол')).slice(0, 2)).toEqual([
      {
        kind: 'metro',
        slug: 'sokol',
        name: 'Сокол',
        label: 'м. Сокол',
        hint: 'Замоскворецкая линия',
      },
      { kind: 'district', slug: 'sokol', name: 'Сокол', label: 'район Сокол', hint: null },
    ]);
    expect(await list('moskva', 'Таганская')).toEqual([
      {
        kind: 'metro',
        slug: 'taganskaya',
        name: 'Таганская',
        label: 'м. Таганская',
        hint: 'Кольцевая, Таганско-Краснопресненская линии',
      },
    ]);
    expect(await labels('sankt-peterburg', 'адм')).toEqual([
      'м. Адмиралтейская',
      'Адмиралтейский район',
    ]);
    expect(await list('kazan', 'Горки')).toEqual([
      { kind: 'metro', slug: 'gorki', name: 'Горки', label: 'м. Горки', hint: null },
    ]);
  });

  it.each([
    ['moskva', 'щелк', 'м. Щёлковская'],
    ['moskva', 'Щёлк', 'м. Щёлковская'],
    ['moskva', 'м. щелк', 'м. Щёлковская'],
    ['moskva', 'район Аэр', 'район Аэропорт'],
    ['moskva', 'роща', 'м. Марьина Роща'],
    ['moskva', 'разум', 'м. Петровско-Разумовская'],
    ['moskva', '1905', 'м. Улица 1905 года'],
    ['kazan', 'тукая', 'м. Площадь Тукая'],
  ])('are found in %s by %j', async (city, q, label) => {
    expect(await labels(city, q)).toContain(label);
  });

  it('come first when the whole name begins so', async () => {
    const names = await labels('sankt-peterburg', 'пр');
    const last = names.findLastIndex((name) => /^(м\. )?Пр/.test(name));
    expect(last).toBeGreaterThan(0);
    expect(names.slice(last + 1)).toContain('м. Гражданский проспект');
    expect(names.slice(0, last + 1).every((name) => /^(м\. )?Пр/.test(name))).toBe(true);
  });

  it('begin the alphabet when nothing is typed yet, at most twenty', async () => {
    const first = await labels('moskva');
    expect(first).toHaveLength(20);
    expect(first.slice(0, 2)).toEqual(['м. Авиамоторная', 'м. Автозаводская']);
    expect(await labels('moskva', '')).toEqual(first);
    expect(await labels('ekaterinburg')).toHaveLength(9);
  });

  it('come all at once when they are asked for', async () => {
    const query = { city: 'moskva', limit: placesAtMost };
    const { data } = await app.visitor().call(listPlaces, { query });
    expect(data.data.length).toBeGreaterThan(300);
    expect(data.data.length).toBeLessThan(placesAtMost);
  });

  it('come by their addresses, of both kinds, and none by what is no address', async () => {
    const named = async (...slug: string[]) => {
      const query = { city: 'moskva', slug };
      const { data } = await app.visitor().call(listPlaces, { query });
      return data.data.map(({ label }) => label);
    };
    expect(await named('tushinskaya', 'sokol')).toEqual([
      'м. Сокол',
      'район Сокол',
      'м. Тушинская',
    ]);
    expect(await named('Сокол', '%', '')).toEqual([]);
  });

  it('are of kinds that their city names', async () => {
    const kinds = async (city: string) =>
      (await app.visitor().call(getCity, { params: { city } })).data.place_kinds;
    expect(await kinds('moskva')).toEqual(['metro', 'district']);
    expect(await kinds('ekaterinburg')).toEqual(['metro']);
    expect(await kinds('elets')).toEqual([]);
  });

  it('are none in the middle of a word, by a pattern, or where nothing is known', async () => {
    expect(await list('moskva', 'окол')).toEqual([]);
    for (const q of ['%', '_окол', '\\', "'"]) expect(await list('moskva', q)).toEqual([]);
    expect(await list('elets')).toEqual([]);
    expect(await list('atlantida', 'сокол')).toEqual([]);
  });

  it('stay within their city', async () => {
    expect(await labels('samara', 'сокол')).toEqual([]);
    expect(await labels('samara', 'Победа')).toEqual(['м. Победа']);
  });

  it.each([{}, { city: '' }, { city: 'Москва' }, { city: 'moskva', q: 'я'.repeat(101) }])(
    'refuse %j',
    async (query) => {
      expect((await app.visitor().send(listPlaces, { query })).status).toBe(422);
    },
  );

  it('do not hide a city behind their path', async () => {
    const hidden = app.db.selectFrom('cities').select('id').where('slug', '=', 'address');
    expect(await hidden.execute()).toEqual([]);
    const { data } = await app.visitor().call(getCity, { params: { city: 'moskva' } });
    expect(data.name).toBe('Москва');
  });

  it('are seeded once, and one that was removed stays away', async () => {
    const count = async () =>
      (await app.db.selectFrom('city_places').select(['city_id', 'kind', 'name']).execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(500);
    await seedContent(app.db);
    expect(await count()).toBe(before);
    await app.db.deleteFrom('city_places').where('name', '=', 'Мякинино').execute();
    await seedContent(app.db);
    expect(await count()).toBe(before - 1);
  });
});

it('names the neighbours of a city, the nearest first', async () => {
  const near = async (slug: string) => {
    const { data } = await app.visitor().call(listCities, { query: { near: slug, limit: 5 } });
    return data.data.map(({ name }) => name);
  };
  const moscow = await near('moskva');
  expect(moscow).toHaveLength(5);
  expect(moscow).toContain('Химки');
  expect(moscow).not.toContain('Москва');
  expect(await near('novosibirsk')).toContain('Бердск');
  expect(await near('atlantida')).toEqual([]);
});

it('names of the neighbours only those that have such cards', async () => {
  const near = async (query: object) => {
    const { data } = await app.visitor().call(listCities, { query: { near: 'tula', ...query } });
    return data.data.map(({ slug }) => slug);
  };
  expect(await near({ with_cards: 'any' })).toEqual([]);
  for (const city of ['kaluga', 'ryazan', 'omsk']) {
    const nanny = await createPerson(app, { role: 'worker' });
    await createPublished(nanny, 'resume', { city, title: `Няня, ${city}` });
  }
  // Omsk is no neighbour.
  expect(await near({ with_cards: 'resume' })).toEqual(['kaluga', 'ryazan']);
  expect(await near({ with_cards: 'any', category: 'nyanya' })).toEqual(['kaluga', 'ryazan']);
  expect(await near({ with_cards: 'any', limit: 1 })).toEqual(['kaluga']);
  expect(await near({ with_cards: 'vacancy' })).toEqual([]);
  expect(await near({ with_cards: 'resume', category: 'povar' })).toEqual([]);
  // Nobody is near there.
  expect(await near({ near: 'yakutsk', with_cards: 'any' })).toEqual([]);
});
