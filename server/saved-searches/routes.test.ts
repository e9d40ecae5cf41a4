import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { savedSearchCalls, searchesAtMost, type Telling } from '#contract/saved-searches.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const family = () => createPerson(app, { role: 'employer' });
const nanny = () => createPerson(app, { role: 'worker' });

const save = ({ visitor }: Person, query: object, telling?: Telling) =>
  visitor.call(savedSearchCalls.add, {
    body: { kind: 'resume', query: query as SearchQuery, ...(telling && { telling }) },
  });
const listOf = async ({ visitor }: Person) => (await visitor.call(savedSearchCalls.list)).data.data;

describe('a saved search', () => {
  it('keeps what stands in the address and calls it in words', async () => {
    const person = await family();
    const query = {
      city: 'moskva',
      category: 'nyanya',
      metro: ['sokol'],
      live_in: ['living_in'],
      experience_from: '3',
      pay_to: 700,
      pay_unit: 'hour',
      q: '  английский   язык ',
      sort: 'pay',
      page: 2,
      utm_source: 'letter',
    };
    const { status, data } = await save(person, query);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      query: { city: 'moskva', category: 'nyanya', metro: ['sokol'], q: 'английский язык' },
      name: null,
      telling: 'daily',
      new_count: 0,
    });
    expect(data.query).not.toHaveProperty('sort');
    expect(data.query).not.toHaveProperty('utm_source');
    expect(data.words).toMatch(/^Няня в Москве, у метро Сокол, до\s700\s₽ в\sчас, /);
    expect(data.words).toMatch(/опыт.* от\s3\sлет/i);
    expect(data.words).toMatch(/«английский язык»$/);
    const address = new URL(data.path, 'https://ryadom.example');
    expect(address.pathname).toBe('/resumes/moskva/nyanya');
    expect(address.searchParams.getAll('metro[]')).toEqual(['sokol']);
    expect(address.searchParams.get('pay_to')).toBe('700');
  });

  it.each([
    [{ city: 'kazan' }, 'Все анкеты в Казани'],
    [{ category: 'nyanya', city: 'kazan' }, 'Няня в Казани'],
    [{}, 'Все анкеты'],
    [
      { city: 'kazan', photo: 'yes', passport: 'yes', fresh: 'week' },
      'Все анкеты в Казани, с фото, паспорт проверен, новые за\u00a0неделю',
    ],
  ])('%j is called «%s»', async (query, words) => {
    const { data } = await save(await family(), query);
    expect(data.words).toBe(words);
  });

  it('is one however often and in whatever order it is saved', async () => {
    const person = await family();
    const first = await save(person, { city: 'moskva', metro: ['sokol', 'aeroport'] });
    const second = await save(person, {
      metro: ['aeroport', 'sokol'],
      city: 'moskva',
      sort: 'new',
    });
    const both = await Promise.all([save(person, { q: 'няня' }), save(person, { q: 'няня' })]);
    expect(second.data.id).toBe(first.data.id);
    expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
    expect(await listOf(person)).toHaveLength(2);
  });

  it('asks nothing that the listing would refuse', async () => {
    const person = await family();
    expect((await save(person, { city: 'atlantida' })).status).toBe(404);
    expect((await save(person, { category: 'pilot' })).status).toBe(404);
    for (const experience_from of ['много', '-1']) {
      const wrong = await save(person, { category: 'nyanya', experience_from });
      expect(wrong.status).toBe(422);
      expect(wrong.problem.errors).toEqual({ experience_from: ['Введите целое число'] });
    }
    expect(await listOf(person)).toEqual([]);
  });

  it('passes over what no address can say', async () => {
    const { status, data } = await save(await family(), { category: 'nyanya', live_in: { a: 1 } });
    expect(status).toBe(201);
    expect(data.query).toEqual({ category: 'nyanya' });
  });

  it('is one of twenty', async () => {
    const person = await family();
    for (let count = 0; count < searchesAtMost; count += 1) {
      await save(person, { q: `няня ${count}` });
    }
    const over = await save(person, { q: 'ещё одна' });
    expect(over.status).toBe(409);
    expect(over.problem.detail).toMatch(/20/);
    expect((await save(person, { q: 'няня 3' })).status).toBe(201);
    expect(await listOf(person)).toHaveLength(searchesAtMost);
  });

  it('counts what came since it was looked at', async () => {
    const person = await family();
    const query = { city: 'kazan', live_in: ['living_in'] };
    const { data } = await save(person, query);
    const answers = { live_in: ['living_in'] };
    await createPublished(await nanny(), 'resume', { city: 'kazan', place: null, answers });
    await createPublished(await nanny(), 'resume', { city: 'kazan', place: null });
    expect(await listOf(person)).toMatchObject([{ id: data.id, new_count: 1 }]);
    const params = { id: String(data.id) };
    const seen = await person.visitor.call(savedSearchCalls.change, {
      params,
      body: { seen: true },
    });
    expect(seen.data.new_count).toBe(0);
    expect(await listOf(person)).toMatchObject([{ new_count: 0 }]);
  });

  it('counts none that are older than it asks for', async () => {
    const person = await family();
    const { slug } = await createPublished(await nanny(), 'resume', { city: 'omsk', place: null });
    await sql`update cards set published_at = now() - interval '2 days' where slug = ${slug}`.execute(
      app.db,
    );
    const seen_at = new Date(0).toISOString();
    for (const [fresh, new_count] of [
      ['day', 0],
      ['week', 1],
    ]) {
      const body = { kind: 'resume', query: { city: 'omsk', fresh }, seen_at } as never;
      const { data } = await person.visitor.call(savedSearchCalls.add, { body });
      expect(data).toMatchObject({ query: { city: 'omsk', fresh }, new_count });
      expect(data.path).toBe(`/resumes/omsk?fresh=${String(fresh)}`);
    }
  });

  it('counts no further than ninety-nine', async () => {
    const person = await family();
    const { data } = await save(person, { city: 'tver' });
    const params = { id: String(data.id) };
    await app.db
      .updateTable('saved_searches')
      .set({ seen_at: new Date(0) })
      .where('id', '=', data.id)
      .execute();
    const owner = await nanny();
    const { slug } = await createPublished(owner, 'resume', { city: 'tver', place: null });
    await sql`
      insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id,
        published_at, first_published_at)
      select kind, owner_id, category_id, 'nyanya-' || n, state, draft, content, city_id,
        published_at, first_published_at
      from cards, generate_series(100001, 100120) as n
      where slug = ${slug}`.execute(app.db);
    expect((await person.visitor.call(savedSearchCalls.change, { params, body: {} })).data).toEqual(
      expect.objectContaining({ new_count: 99 }),
    );
  });

  it('is renamed, told of otherwise, removed, and brought back as it was', async () => {
    const person = await family();
    const { data } = await save(person, { city: 'kazan' }, 'instant');
    const params = { id: String(data.id) };
    const change = { name: 'Для бабушки', telling: 'off' } as const;
    const named = await person.visitor.call(savedSearchCalls.change, { params, body: change });
    expect(named.data).toMatchObject({ ...change, words: 'Все анкеты в Казани' });
    const removed = await person.visitor.call(savedSearchCalls.remove, { params });
    expect(removed.status).toBe(204);
    expect(await listOf(person)).toEqual([]);
    const { kind, query, name, telling, seen_at } = named.data;
    const back = await person.visitor.call(savedSearchCalls.add, {
      body: { kind, query, name, telling, seen_at },
    });
    expect(back.data).toMatchObject({ ...change, seen_at });
    const unnamed = await person.visitor.call(savedSearchCalls.change, {
      params: { id: String(back.data.id) },
      body: { name: '' },
    });
    expect(unnamed.data.name).toBeNull();
  });

  it('of somebody else is as good as missing', async () => {
    const { data } = await save(await family(), { city: 'kazan' });
    const stranger = await family();
    for (const id of [String(data.id), '999999999']) {
      const call = { params: { id } };
      const changed = await stranger.visitor.call(savedSearchCalls.change, {
        ...call,
        body: { name: 'Моё' },
      });
      const removed = await stranger.visitor.call(savedSearchCalls.remove, call);
      expect([changed.status, removed.status]).toEqual([404, 404]);
      expect(changed.problem.detail).toBe(removed.problem.detail);
    }
    expect(await listOf(stranger)).toEqual([]);
  });
});
