import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { getCategoryForm } from '#contract/categories.ts';
import { addFavorite, listFavorites } from '#contract/favorites.ts';
import {
  createCategory,
  createPublished,
  goodDraft,
  publishCard,
  startCard,
} from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { giveTariff } from '#tests/tariffs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const calls = cardCalls.resume;
const show = async ({ slug }: OwnCard) =>
  (await app.visitor().call(calls.show, { params: { slug } })).data;

describe('a question put into the database', () => {
  const options = [
    { value: 'walking', label: 'ходит сам' },
    { value: 'bed', label: 'лежачий' },
  ];
  const question = {
    key: 'mobility',
    label: 'Подвижность',
    type: 'many',
    options,
    required: true,
    filterable: true,
    shown_on_card: true,
    step: 'Подопечный',
  } as const;

  it('is asked, required, shown and searched by without a change of code', async () => {
    const category = await createCategory(app, [{ ...question, options }]);
    const form = await app
      .visitor()
      .call(getCategoryForm, { params: { category }, query: { kind: 'resume' } });
    expect(form.data.definitions.find(({ key }) => key === 'mobility')).toMatchObject(question);

    const owner = await createPerson(app, { role: 'worker' });
    const begun = await startCard(owner, 'resume', goodDraft('resume', {}, category), category);
    const write = { params: { slug: begun.slug }, body: { version: 1 } };
    const refused = await owner.visitor.call(calls.publish, write);
    expect(refused.problem.errors).toEqual({ 'answers.mobility': ['Ответьте на этот вопрос'] });

    const draft = { answers: { mobility: ['bed', 'walking'] } };
    const saved = await owner.visitor.call(calls.update, {
      params: { slug: begun.slug },
      body: { version: 1, draft },
    });
    const card = await publishCard(owner, saved.data);
    const page = await show(card);
    expect(page.title).toBe('Сиделка');
    expect(page.highlights).toContain('лежачий, ходит сам');
    expect(page.groups.find(({ title }) => title === 'Подопечный')?.lines).toEqual([
      { key: 'mobility', label: 'Подвижность', text: 'лежачий, ходит сам' },
    ]);
    const found = async (mobility: string) =>
      (await app.visitor().call(calls.search, { query: { category, mobility } })).data.data;
    expect((await found('bed'))[0]?.highlights).toContain('лежачий, ходит сам');
    expect(await found('none')).toEqual([]);
  });

  it('keeps its answers when it is taken away', async () => {
    const category = await createCategory(app, [{ ...question, options }]);
    const owner = await createPerson(app, { role: 'worker' });
    const mobility = ['bed'];
    const card = await createPublished(owner, 'resume', { answers: { mobility } }, category);
    await app.db.deleteFrom('attribute_definitions').where('key', '=', 'mobility').execute();
    expect(JSON.stringify(await show(card))).not.toMatch('Подвижность');

    const save = (version: number, answers: Record<string, string[] | number | null>) =>
      owner.visitor.call(calls.update, {
        params: { slug: card.slug },
        body: { version, draft: { answers } },
      });
    const { version } = (await save(card.version, { mobility: null, experience: 20 })).data;
    const saved = await save(version, { mobility: ['walking'] });
    expect(saved.data.draft.answers).toMatchObject({ mobility, experience: 20 });
    expect((await publishCard(owner, saved.data)).draft.answers).toMatchObject({ mobility });
  });
});

describe('the page of a card', () => {
  it('tells age but not birth date, and neither when it is hidden', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const card = await createPublished(owner, 'resume', { answers: { birth_date: '1985-01-01' } });
    const page = await show(card);
    expect(page.owner.age).toBeGreaterThanOrEqual(41);
    expect(JSON.stringify(page)).not.toMatch('1985|birth_date');
    const { data } = await owner.visitor.call(calls.update, {
      params: { slug: card.slug },
      body: { version: card.version, draft: { answers: { hide_age: true } } },
    });
    const hidden = await show(await publishCard(owner, data));
    expect(hidden.owner.age).toBeNull();
    expect(JSON.stringify(hidden)).not.toMatch('1985|hide_age');
  });

  it('gives the weekly grid by itself, and groups by step in the order of the form', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const schedule = ['sun_night', 'mon_morning'];
    const page = await show(await createPublished(owner, 'resume', { answers: { schedule } }));
    expect(page.week).toEqual(['mon_morning', 'sun_night']);
    expect(page.groups.map(({ title }) => title)).toEqual(['Опыт', 'Дети', 'Режим и занятость']);
    expect(page.groups.flatMap(({ lines }) => lines.map(({ key }) => key))).not.toContain(
      'schedule',
    );
    expect(page.highlights).toHaveLength(3);
  });

  it('shows a draft to its owner once it has a city', async () => {
    const owner = await createPerson(app, { role: 'employer' });
    const preview = (slug: string) =>
      owner.visitor.call(cardCalls.vacancy.preview, { params: { slug } });
    const begun = await startCard(owner, 'vacancy', { title: 'Няня Маше' });
    const refused = await preview(begun.slug);
    expect([refused.status, refused.problem.detail]).toEqual([422, 'Сначала выберите город']);
    await owner.visitor.call(cardCalls.vacancy.update, {
      params: { slug: begun.slug },
      body: { version: 1, draft: { city: 'vladimir', answers: { twins: true } } },
    });
    expect((await preview(begun.slug)).data).toMatchObject({
      title: 'Няня Маше',
      city: { prepositional: 'во Владимире' },
      pay: null,
      about: '',
      is_own: true,
      highlights: ['Двойняшки или погодки'],
    });
  });
});

describe('the name of the owner', () => {
  it('leaks nowhere without the consent to distribution', async () => {
    const category = await createCategory(app);
    const name = 'Аделаида Секретная';
    const owner = await createPerson(app, { role: 'worker', name });
    const begun = await startCard(owner, 'resume', goodDraft('resume', {}, category), category);
    const card = await publishCard(owner, begun, false);
    const family = await createPerson(app, { role: 'employer' });
    await family.visitor.call(addFavorite, { body: { favorite: card.slug } });
    const params = { slug: card.slug };
    const answersFor = async (visitor = app.visitor()) => [
      (await visitor.call(calls.show, { params })).data,
      (await visitor.call(calls.search, { query: { category } })).data,
    ];
    const seen = [
      ...(await answersFor()),
      ...(await answersFor(family.visitor)),
      (await family.visitor.call(listFavorites)).data,
    ];
    expect(JSON.stringify(seen)).not.toMatch(/Аделаида|Секретная/);
    expect(seen[0]).toMatchObject({ owner: { name: null }, is_indexable: false });
    expect(JSON.stringify(await answersFor(owner.visitor))).toMatch(name);

    await publishCard(owner, card, true);
    await publishCard(owner, { ...card, version: card.version + 1 }, true);
    expect(await show(card)).toMatchObject({ owner: { name }, is_indexable: true });
    const consents = await consentsOf(owner.id);
    expect(consents).toMatchObject([{ kind: 'distribution', withdrawn_at: null }]);
    expect(consents[0]?.address).toBe('127.0.0.1');
    await app.db.updateTable('consents').set({ withdrawn_at: new Date() }).execute();
    expect(await show(card)).toMatchObject({ owner: { name: null }, is_indexable: false });
  });

  const consentsOf = (id: number) =>
    app.db.selectFrom('consents').selectAll().where('user_id', '=', id).execute();

  it('is the first word of it on a vacancy', async () => {
    const owner = await createPerson(app, { role: 'employer', name: 'Пётр Петрович Семья' });
    const { slug } = await createPublished(owner, 'vacancy');
    const { data } = await app.visitor().call(cardCalls.vacancy.show, { params: { slug } });
    expect(data).toMatchObject({ owner: { name: 'Пётр', age: null }, is_indexable: true });
  });
});

it('tells which pages have become stale', async () => {
  const owner = await createPerson(app, { role: 'worker' });
  await giveTariff(app, owner, 'worker-month');
  const other = await createPublished(owner, 'resume', {}, await createCategory(app));
  await app.db.deleteFrom('page_changes').execute();
  const begun = await startCard(owner, 'resume', goodDraft('resume'));
  const tags = async () => {
    const rows = await app.db.deleteFrom('page_changes').returning('tags').execute();
    return [...new Set(rows.flatMap((row) => row.tags))];
  };
  expect(await tags()).toEqual([]);
  const card = await publishCard(owner, begun, false);
  expect(await tags()).toEqual(['cards', `card:${card.slug}`]);
  const again = await publishCard(owner, card, true);
  expect(await tags()).toEqual(expect.arrayContaining([`card:${other.slug}`]));
  const params = { slug: card.slug };
  await owner.visitor.call(calls.update, { params, body: { version: again.version, draft: {} } });
  expect(await tags()).toEqual([]);
  await owner.visitor.call(calls.remove, { params, body: { version: again.version + 1 } });
  expect(await tags()).toEqual(['cards', `card:${card.slug}`]);
});
