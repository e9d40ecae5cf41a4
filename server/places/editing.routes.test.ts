import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { findArea } from '#contract/categories.ts';
import { type CityWriting, placeEditingCalls as calls } from '#contract/place-editing.ts';
import { getCity, listCities, listPlaces } from '#contract/places.ts';
import { seedContent } from '#db/content/seed.ts';
import { indexCards } from '#server/search/indexing/jobs.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

let written = 0;
function writing(parts: Partial<CityWriting> = {}): CityWriting {
  written += 1;
  return {
    name: `Новоград ${written}`,
    slug: `novograd-${written}`,
    region: 'Московская область',
    genitive: 'Новограда',
    prepositional: 'в Новограде',
    time_zone: 'Europe/Moscow',
    lat: 55.5,
    lon: 37.25,
    population: 60_000,
    shown_first: false,
    hidden: false,
    ...parts,
  };
}
const tryAdd = (body: CityWriting) => admin.visitor.call(calls.addCity, { body });
async function add(parts: Partial<CityWriting> = {}) {
  const { status, data, problem } = await tryAdd(writing(parts));
  expect([status, problem?.errors]).toEqual([201, undefined]);
  return data;
}
const show = async (id: number) =>
  (await admin.visitor.call(calls.showCity, { params: { id } })).data;
async function change(id: number, parts: Partial<CityWriting & { version: number }>) {
  const { name, slug, region, genitive, prepositional, time_zone, ...rest } = await show(id);
  const { lat, lon, population, shown_first, hidden, version } = rest;
  const texts = { name, slug, region, genitive, prepositional, time_zone };
  const body = { ...texts, lat, lon, population, shown_first, hidden, version, ...parts };
  return admin.visitor.call(calls.saveCity, { params: { id }, body });
}
const offered = async (q: string) =>
  (await app.visitor().call(listCities, { query: { q } })).data.data.map(({ slug }) => slug);
const idOf = async (q: string) => {
  const { data } = await admin.visitor.call(calls.listCities, { query: { q } });
  return data.data[0]?.id ?? 0;
};
const worker = () => createPerson(app, { role: 'worker' });

describe('a city', () => {
  it('is offered as soon as it is added, and takes cards', async () => {
    const { slug, name } = await add();
    expect(await offered(name)).toEqual([slug]);
    const card = await createPublished(await worker(), 'resume', { city: slug, place: null });
    const query = { city: slug };
    const found = await app.visitor().call(cardCalls.resume.search, { query });
    expect(found.data.data.map((one) => one.slug)).toEqual([card.slug]);
  });

  it.each<[string, Partial<CityWriting>, string]>([
    ['with the address of a category', { slug: 'nyanya' }, 'slug'],
    ['with the address of another city', { slug: 'moskva' }, 'slug'],
    ['with an address of the site', { slug: 'tariffs' }, 'slug'],
    ['without a preposition', { prepositional: 'Новограде' }, 'prepositional'],
    ['in a time zone that is not there', { time_zone: 'Europe/Novograd' }, 'time_zone'],
    ['off the globe', { lat: 120 }, 'lat'],
    ['twice in a region', { name: 'Москва', region: 'Москва' }, 'name'],
  ])('%s is refused at its field', async (_what, parts, field) => {
    const { status, problem } = await tryAdd(writing(parts));
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is added once, however many press at a time', async () => {
    const body = writing();
    const all = await Promise.all([tryAdd(body), tryAdd(body), tryAdd(body)]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
  });

  it('is not written over by who has seen an older one', async () => {
    const { id, version } = await add();
    const both = await Promise.all([change(id, { version }), change(id, { version })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('leads on from an address that it had, also for drafts and lists', async () => {
    const { id, slug } = await add();
    const owner = await worker();
    const begun = await startCard(
      owner,
      'resume',
      goodDraft('resume', { city: slug, place: null }),
    );
    const next = `${slug}-zanovo`;
    expect((await change(id, { slug: next })).data.former_slugs).toEqual([slug]);
    const city = await app.visitor().call(getCity, { params: { city: slug } });
    expect(city.data.slug).toBe(next);
    const area = await app.visitor().call(findArea, { params: { area: slug } });
    expect(area.data.data).toEqual({ is: 'city', slug: next });
    const published = await owner.visitor.call(cardCalls.resume.publish, {
      params: { slug: begun.slug },
      body: { version: begun.version, distribution_consent: true },
    });
    expect(published.status).toBe(200);
    const found = await app.visitor().call(cardCalls.resume.search, { query: { city: slug } });
    expect(found.data.meta.total).toBe(1);
    expect((await tryAdd(writing({ slug }))).status).toBe(422);
  });

  it('that is hidden is not offered, and stays where it was chosen', async () => {
    const { id, slug, name } = await add();
    const owner = await worker();
    const card = await createPublished(owner, 'resume', { city: slug, place: null });
    expect((await change(id, { hidden: true })).status).toBe(200);
    expect(await offered(name)).toEqual([]);
    const query = { city: slug };
    const found = await app.visitor().call(cardCalls.resume.search, { query });
    expect(found.data.meta.total).toBe(1);
    const save = (person: Person, one: { slug: string; version: number }) =>
      person.visitor.call(cardCalls.resume.update, {
        params: { slug: one.slug },
        body: { version: one.version, draft: { city: slug } },
      });
    expect((await save(owner, card)).status).toBe(200);
    const other = await worker();
    const late = await save(other, await startCard(other, 'resume'));
    expect(Object.keys(late.problem.errors ?? {})).toEqual(['draft.city']);
  });

  it('goes away only while nobody has chosen it', async () => {
    const remove = (id: number) => admin.visitor.call(calls.removeCity, { params: { id } });
    expect((await remove((await add()).id)).status).toBe(204);
    const used = await add();
    await startCard(await worker(), 'resume', { city: used.slug });
    const { status, problem } = await remove(used.id);
    expect([status, problem.detail]).toEqual([
      409,
      expect.stringMatching(/^Город есть в 1\sкарточке/),
    ]);
    expect((await show(used.id)).cards).toBe(1);
  });

  it('comes before all others when it is to', async () => {
    const { id, slug } = await add();
    expect((await change(id, { shown_first: true })).status).toBe(200);
    const { data } = await app.visitor().call(listCities, { query: { limit: 2 } });
    expect(data.data.map((one) => one.slug)).toEqual([slug, 'moskva']);
  });
});

describe('a station', () => {
  const addPlace = (id: number, parts: object = {}) =>
    admin.visitor.call(calls.addPlace, {
      params: { id },
      body: { kind: 'metro', name: 'Ратуша', line: 'Первая', hidden: false, ...parts },
    });
  const savePlace = (id: number, body: { name: string; version: number; hidden?: boolean }) =>
    admin.visitor.call(calls.savePlace, {
      params: { id },
      body: { line: 'Первая', hidden: false, ...body },
    });
  const placesOf = async (city: string) =>
    (await app.visitor().call(listPlaces, { query: { city } })).data.data.map(({ label }) => label);

  it('is offered, and finds the cards that named it before it was there', async () => {
    const { id, slug } = await add();
    await createPublished(await worker(), 'resume', { city: slug, place: 'м. Ратуша' });
    expect((await addPlace(id)).status).toBe(201);
    expect(await placesOf(slug)).toEqual(['м. Ратуша']);
    await indexCards.run(app.deps, { city: id });
    const query = { city: slug, metro: ['ratusha'] };
    const found = await app.visitor().call(cardCalls.resume.search, { query });
    expect(found.data.meta.total).toBe(1);
  });

  it('under a new name keeps the cards that know the old one', async () => {
    const { id, slug } = await add();
    const place = (await addPlace(id)).data;
    await createPublished(await worker(), 'resume', { city: slug, place: 'Ратуша' });
    const renamed = await savePlace(place.id, { name: 'Дума', version: 1 });
    expect(renamed.data).toMatchObject({ slug: 'ratusha', former_names: ['Ратуша'] });
    await indexCards.run(app.deps, { city: id });
    const query = { city: slug, metro: ['ratusha'] };
    const found = await app.visitor().call(cardCalls.resume.search, { query });
    expect(found.data.meta.total).toBe(1);
    expect((await addPlace(id, { name: 'Ратуша' })).status).toBe(422);
    const late = await savePlace(place.id, { name: 'Ратуша', version: 1 });
    expect([late.status, late.problem.code]).toEqual([409, 'stale_version']);
    const back = await savePlace(place.id, { name: 'Ратуша', version: 2 });
    expect(back.data.former_names).toEqual(['Дума']);
  });

  it('that cards name can be hidden, and not removed', async () => {
    const { id, slug } = await add();
    const place = (await addPlace(id)).data;
    await startCard(await worker(), 'resume', { city: slug, place: 'м. Ратуша' });
    const remove = () => admin.visitor.call(calls.removePlace, { params: { id: place.id } });
    const refused = await remove();
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringMatching(/^Это место есть в 1\sкарточке/),
    ]);
    expect((await savePlace(place.id, { name: 'Ратуша', version: 1, hidden: true })).status).toBe(
      200,
    );
    expect(await placesOf(slug)).toEqual([]);
    const unused = (await addPlace(id, { name: 'Окраина' })).data;
    const removed = await admin.visitor.call(calls.removePlace, { params: { id: unused.id } });
    expect(removed.status).toBe(204);
  });

  it('is next to others, from both sides, and a search goes along that', async () => {
    const { id, slug } = await add();
    const [one, two, three] = [
      (await addPlace(id, { name: 'Первая' })).data,
      (await addPlace(id, { name: 'Вторая' })).data,
      (await addPlace(id, { name: 'Третья' })).data,
    ];
    const link = (next: number[], version = 1, station = two) =>
      admin.visitor.call(calls.savePlace, {
        params: { id: station.id },
        body: { name: station.name, line: 'Первая', hidden: false, version, next },
      });
    const near = async (station: string) =>
      (
        await app.visitor().call(listPlaces, { query: { city: slug, near: [station] } })
      ).data.data.map((place) => place.slug);
    expect(await near(one.slug)).toEqual([]);
    expect((await link([three.id, one.id, one.id])).data.next.toSorted((a, b) => a - b)).toEqual([
      one.id,
      three.id,
    ]);
    expect(await near(one.slug)).toEqual([two.slug, three.slug]);
    // The form of the other one, opened before, would take the link away.
    expect((await link([], 1, one)).problem.code).toBe('stale_version');
    expect((await link([], 2, one)).status).toBe(200);
    expect(await near(one.slug)).toEqual([]);
    expect((await show(id)).places.find((place) => place.id === two.id)?.next).toEqual([three.id]);
    const district = (await addPlace(id, { kind: 'district', name: 'Южный' })).data;
    for (const wrong of [two.id, district.id, 999_999_999]) {
      const { status, problem } = await link([wrong], 3);
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['next']]);
    }
    const kept = await savePlace(two.id, { name: 'Вторая', version: 3 });
    expect(kept.data.next).toEqual([three.id]);
  });

  it('that was taken apart from another stays so at the next start', async () => {
    const id = await idOf('Казань');
    const { places } = await show(id);
    const station = places.find((place) => place.next.length > 0);
    if (!station) throw new Error('no station has neighbours');
    const { name, line, hidden, version } = station;
    const body = { name, line, hidden, version, next: [] };
    await admin.visitor.call(calls.savePlace, { params: { id: station.id }, body });
    await seedContent(app.db);
    expect((await show(id)).places.find((place) => place.id === station.id)?.next).toEqual([]);
  });

  it('stands once in its city, however many press at a time', async () => {
    const { id } = await add();
    const all = await Promise.all([addPlace(id), addPlace(id), addPlace(id)]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422]);
    expect((await addPlace(id, { kind: 'district' })).data.line).toBe(null);
  });
});

it('what was made of a city and its stations stays through the next start', async () => {
  const id = await idOf('Тверь');
  expect((await change(id, { slug: 'tver-na-volge', hidden: true })).status).toBe(200);
  const { places } = await show(await idOf('Самара'));
  const [station] = places;
  if (!station) throw new Error('no station in Samara');
  const { id: place, line, version } = station;
  await admin.visitor.call(calls.savePlace, {
    params: { id: place },
    body: { name: 'Новая Победа', line, hidden: true, version },
  });
  await seedContent(app.db);
  expect(await show(id)).toMatchObject({ slug: 'tver-na-volge', hidden: true });
  const { data } = await admin.visitor.call(calls.listCities, { query: { q: 'Тверь' } });
  expect(data.total).toBe(1);
  const after = await show(await idOf('Самара'));
  expect(after.places.length).toBe(places.length);
  expect(after.places.find((one) => one.id === place)).toMatchObject({ name: 'Новая Победа' });
});

it('cached pages and the log hear of it', async () => {
  const { id, name } = await add();
  await change(id, { name: `${name} Малый` });
  const marked = await app.db
    .selectFrom('page_changes')
    .select('tags')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(marked?.tags).toContain('cities');
  const entry = await app.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  expect(entry).toEqual({
    action: 'city_save',
    detail: { title: `${name} Малый`, changed: `Название: «${name}» → «${name} Малый»` },
  });
});

it.each(['moderator', 'worker', 'employer'] as const)('is not for a %s', async (role) => {
  const { visitor } = await createPerson(app, { role });
  const statuses = [
    await visitor.call(calls.listCities, { query: {} }),
    await visitor.call(calls.addCity, { body: writing() }),
    await visitor.call(calls.removeCity, { params: { id: 1 } }),
    await visitor.call(calls.removePlace, { params: { id: 1 } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403]);
});
