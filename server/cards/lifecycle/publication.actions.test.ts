import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { indexOldCards } from '#server/search/indexing/actions.ts';
import { moscowDay } from '#contract/russian.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const day = 24 * 60 * 60 * 1000;
const inDays = (count: number) => moscowDay(new Date(Date.now() + count * day));

const refusal = async (kind: 'resume' | 'vacancy', parts: DraftChange) => {
  const owner = await createPerson(app, { role: kind === 'resume' ? 'worker' : 'employer' });
  const card = await startCard(owner, kind, goodDraft(kind, parts));
  const params = { slug: card.slug };
  const body = { version: card.version };
  const { status, problem } = await owner.visitor.call(cardCalls[kind].publish, { params, body });
  return { status, fields: Object.keys(problem?.errors ?? {}) };
};

const workplace = {
  place: 'Семья на Соколе',
  from: '2019-09',
  until: '2023-05',
  duties: 'Гуляла и кормила',
  can_refer: true,
};

describe('a resume', () => {
  it('shows its places of work, the newest first', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const now = { ...workplace, place: 'Детский сад', from: '2024-01', until: null };
    const { slug } = await createPublished(owner, 'resume', { workplaces: [workplace, now] });
    const { data } = await app.visitor().call(cardCalls.resume.show, { params: { slug } });
    expect(data.workplaces.map(({ place }) => place)).toEqual(['Детский сад', 'Семья на Соколе']);
    expect(data.workplaces[1]).toMatchObject({
      period: 'сентябрь 2019 — май 2023, 3\u00a0года 9\u00a0месяцев',
      can_refer: true,
    });
  });

  it.each([
    [{ ...workplace, place: null }, 'workplaces.0.place'],
    [{ ...workplace, from: null }, 'workplaces.0.from'],
    [{ ...workplace, until: '2018-01' }, 'workplaces.0.until'],
    [{ ...workplace, from: '2099-01', until: null }, 'workplaces.0.from'],
  ])('is not published with a place of work like %j', async (wrong, field) => {
    const { status, fields } = await refusal('resume', { workplaces: [wrong] });
    expect({ status, fields }).toEqual({ status: 422, fields: [field] });
  });

  it('has no address, a vacancy no places of work', async () => {
    const worker = await createPerson(app, { role: 'worker' });
    const family = await createPerson(app, { role: 'employer' });
    const send = async (kind: 'resume' | 'vacancy', draft: object) => {
      const { visitor } = kind === 'resume' ? worker : family;
      const body = { category: 'nyanya', draft };
      return (await visitor.send(cardCalls[kind].create, { body })).problem?.errors;
    };
    expect(await send('resume', { address: 'Мира, 1' })).toHaveProperty('draft.address');
    expect(await send('vacancy', { workplaces: [] })).toHaveProperty('draft.workplaces');
    expect(await send('vacancy', { address: 'Мира, 1' })).toBeUndefined();
  });
});

describe('a vacancy', () => {
  it('keeps its address to its owner', async () => {
    const owner = await createPerson(app, { role: 'employer' });
    const parts = { address: 'улица Мира, дом 17', questions: ['Есть ли у вас опыт?'] };
    const { slug } = await createPublished(owner, 'vacancy', parts);
    for (const visitor of [app.visitor(), owner.visitor]) {
      const { data } = await visitor.call(cardCalls.vacancy.show, { params: { slug } });
      expect(JSON.stringify(data)).not.toContain('Мира');
      expect(data.questions).toEqual(parts.questions);
    }
    const own = await owner.visitor.call(cardCalls.vacancy.showOwn, { params: { slug } });
    expect(own.data.draft).toMatchObject(parts);
  });

  it.each([
    [{ closes_on: inDays(0) }, 'closes_on'],
    [{ closes_on: inDays(200) }, 'closes_on'],
  ])('is not published with %j', async (parts, field) => {
    const { status, fields } = await refusal('vacancy', parts);
    expect({ status, fields }).toEqual({ status: 422, fields: [field] });
  });

  it('is not kept back by a question that was added and left empty', async () => {
    const family = await createPerson(app, { role: 'employer' });
    const { slug } = await createPublished(family, 'vacancy', { questions: ['Есть ли опыт?', ''] });
    const { data } = await app.visitor().call(cardCalls.vacancy.show, { params: { slug } });
    expect(data.questions).toEqual(['Есть ли опыт?']);
  });
});

it('a card of older times is told to the search', async () => {
  const owner = await createPerson(app, { role: 'worker' });
  const { slug } = await createPublished(owner, 'resume', { title: 'Логоритмика', place: 'Сокол' });
  const found = async () => {
    const query = { q: 'логоритмика', city: 'moskva', metro: 'sokol' };
    const { data } = await app.visitor().call(cardCalls.resume.search, { query });
    return data.data.map((card) => card.slug);
  };
  expect(await found()).toEqual([slug]);
  await app.db
    .updateTable('cards')
    .set({ heading: '', keywords: '', terms: [] })
    .where('slug', '=', slug)
    .execute();
  expect(await found()).toEqual([]);
  let last: number | null = 0;
  while (last !== null) last = await indexOldCards(app.db, last);
  expect(await found()).toEqual([slug]);
});
