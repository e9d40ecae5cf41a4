import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import { emptyDraft } from '#contract/drafts.ts';
import { createOwner } from '#tests/card-life.ts';
import { createPublished, goodDraft, startCard } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const calls = cardCalls.vacancy;

/** A saved draft, and a way to send changes to it of any shape. */
async function newDraft() {
  const owner = await createPerson(app, { role: 'employer' });
  const { slug } = await startCard(owner, 'vacancy', { title: 'Было' });
  const params = { slug };
  return {
    save: (draft: unknown, version: unknown = 1) =>
      owner.visitor.send(calls.update, { params, body: { version, draft } }),
    publish: (version: number) => owner.visitor.call(calls.publish, { params, body: { version } }),
    stored: async () => (await owner.visitor.call(calls.showOwn, { params })).data,
    owner,
  };
}

describe('saving', () => {
  it('replaces the parts that are sent and keeps the rest', async () => {
    const { save } = await newDraft();
    const pay = { from_kopecks: null, to_kopecks: 100, unit: null };
    await save({ city: 'kazan', pay, answers: { twins: true, employment: ['shifts'] } });
    const { data } = await save({ about: ' Две 👧👧 девочки ', answers: { twins: null } }, 2);
    expect(data.draft).toEqual({
      ...emptyDraft,
      title: 'Было',
      city: 'kazan',
      place: null,
      about: 'Две 👧👧 девочки',
      pay,
      answers: { employment: ['shifts'] },
    });
    expect((await save({ title: '  ', city: null, pay: null }, 3)).data.draft).toMatchObject({
      title: null,
      city: null,
      pay: null,
    });
  });

  it('takes an emptied answer back', async () => {
    const { save } = await newDraft();
    const answers = { not_included: 'Уборка', employment: ['shifts'], hours_per_week: range(1, 2) };
    expect((await save({ answers })).data.draft.answers).toEqual(answers);
    const empty = { not_included: '  ', employment: [], hours_per_week: range(null, null) };
    expect((await save({ answers: empty }, 2)).data.draft.answers).toEqual({});
  });

  it('keeps what is half-typed and names it at publication', async () => {
    const { save, publish } = await newDraft();
    const answers = { children_count: 99, hours_per_week: range(40, 5) };
    const half = goodDraft('vacancy', { about: 'Кор', answers });
    expect((await save(half)).data.draft.answers).toMatchObject(answers);
    const refused = await publish(2);
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toEqual({
      about: ['Напишите подробнее: не меньше 40 знаков'],
      'answers.children_count': ['Не больше 8'],
      'answers.hours_per_week': ['«От» должно быть не больше, чем «до»'],
    });
  });

  it('names everything that is missing at publication', async () => {
    const { publish, save, stored } = await newDraft();
    const { problem } = await publish(1);
    expect(Object.keys(problem.errors ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'about',
      'answers.child_ages',
      'city',
      'pay',
    ]);
    const pay = { from_kopecks: 200, to_kopecks: 100, unit: 'day' };
    await save(goodDraft('vacancy', { pay: pay as { unit: 'day' } & typeof pay }));
    expect(Object.keys((await publish(2)).problem.errors ?? {})).toEqual(['pay.to_kopecks']);
    expect(await stored()).toMatchObject({ state: 'draft', version: 2 });
  });
});

const range = (from: number | null, to: number | null) => ({ from, to });
const refusals: [draft: unknown, field: string][] = [
  [{ title: 'a\0b' }, 'draft.title'],
  [{ title: '\ud800' }, 'draft.title'],
  [{ title: 'я'.repeat(101) }, 'draft.title'],
  [{ title: 7 }, 'draft.title'],
  [{ about: 'я'.repeat(5001) }, 'draft.about'],
  [{ city: 'Москва' }, 'draft.city'],
  [{ city: 'atlantida' }, 'draft.city'],
  [{ pay: { from_kopecks: -1, to_kopecks: null, unit: null } }, 'draft.pay.from_kopecks'],
  [{ pay: { from_kopecks: 1.5, to_kopecks: null, unit: null } }, 'draft.pay.from_kopecks'],
  [{ pay: { from_kopecks: 1, to_kopecks: null, unit: 'year' } }, 'draft.pay.unit'],
  [{ answers: { no_such_question: 'x' } }, 'draft.answers.no_such_question'],
  [{ answers: { constructor: 'x' } }, 'draft.answers.constructor'],
  [{ answers: { children_count: 'двое' } }, 'draft.answers.children_count'],
  [{ answers: { children_count: 1.5 } }, 'draft.answers.children_count'],
  [{ answers: { twins: 'yes' } }, 'draft.answers.twins'],
  [{ answers: { employment: 'full_day' } }, 'draft.answers.employment'],
  [{ answers: { employment: ['no_such_option'] } }, 'draft.answers.employment'],
  [{ answers: { schedule: ['mon_dawn'] } }, 'draft.answers.schedule'],
  [{ answers: { hours_per_week: 5 } }, 'draft.answers.hours_per_week'],
  [{ answers: { not_included: 'a\0b' } }, 'draft.answers.not_included'],
  [{ answers: { not_included: '\udfff' } }, 'draft.answers.not_included'],
  [{ answers: { home: { deep: { deeper: 1 } } } }, 'draft.answers.home'],
  [{ answers: [] }, 'draft.answers'],
  [{ owner_id: 1 }, 'draft'],
  [{ state: 'published' }, 'draft'],
  ['text', 'draft'],
  [null, 'draft'],
];

describe('wrong input', () => {
  it.each(refusals)('%j is refused at %s and nothing is lost', async (draft, field) => {
    const { save, stored } = await newDraft();
    const before = await stored();
    const { status, problem } = await save(draft);
    expect({ status, fields: Object.keys(problem.errors ?? {}) }).toEqual({
      status: 422,
      fields: [field],
    });
    expect(problem.errors?.[field]?.[0]).toMatch(/[а-я]/);
    expect(await stored()).toEqual(before);
  });

  it('refuses a version that is none', async () => {
    const { save } = await newDraft();
    for (const version of [undefined, null, '1', 1.5]) {
      const reply = await save({}, version === undefined ? [] : version);
      expect(reply.status).toBe(422);
    }
  });

  it('is refused at the beginning, too, and begins nothing', async () => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const start = (body: object) => visitor.send(cardCalls.resume.create, { body });
    expect((await start({ category: 'astronavt' })).status).toBe(404);
    for (const body of [
      {},
      { category: 'няня' },
      { category: 'nyanya', draft: { city: 'atlantida' } },
      { category: 'nyanya', draft: { answers: { no_such_question: 1 } } },
      { category: 'nyanya', owner_id: 1 },
    ]) {
      expect((await start(body)).status).toBe(422);
    }
    expect((await visitor.call(cardCalls.resume.listOwn)).data.data).toEqual([]);
  });

  it('that is no JSON gets a plain refusal', async () => {
    const { owner, stored } = await newDraft();
    const path = `/api/v1/vacancy/${(await stored()).slug}`;
    for (const body of ['{"version":1', '{"version":1,"draft":{"__proto__":{}}}', '[]', '']) {
      const { status } = await owner.visitor.request('PATCH', path, { body });
      expect([400, 422]).toContain(status);
    }
    const slugs = ["nyanya-v-moskve'--", 'nyanya-%00zzzzz', 'a'.repeat(299), '..%2f..%2fzzzzzz'];
    for (const slug of slugs) {
      const { status } = await owner.visitor.request('GET', `/api/v1/vacancy/${slug}`);
      expect(status).toBe(404);
    }
  });
});

describe.each(cardKindSchema.options)('a %s', (kind) => {
  it('can be begun with the answers of another one', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind, { title: 'Первая' });
    const copy = (body: object) =>
      owner.visitor.send(cardCalls[kind].create, {
        body: { category: 'nyanya', copy_of: card.slug, ...body },
      });
    const { status, data } = await copy({ draft: { title: 'Вторая' } });
    expect(status).toBe(201);
    expect(data).toMatchObject({ state: 'draft', draft: { ...card.draft, title: 'Вторая' } });
    expect(data.slug).not.toBe(card.slug);
    const twice = await copy({});
    expect([twice.status, twice.problem.code]).toEqual([409, 'conflict']);
    // Of another category: what is not asked there is left out.
    const elsewhere = await copy({ category: 'repetitor' });
    expect(elsewhere.status).toBe(201);
    const { draft } = elsewhere.data;
    expect(draft).toMatchObject({ title: 'Первая', city: 'moskva' });
    expect(draft.answers).not.toHaveProperty('child_ages');

    const stranger = await createOwner(app, kind);
    const body = { category: 'nyanya', copy_of: card.slug };
    expect((await stranger.visitor.call(cardCalls[kind].create, { body })).status).toBe(404);
  });
});
