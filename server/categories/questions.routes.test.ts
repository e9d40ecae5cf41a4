import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { getCategoryForm } from '#contract/categories.ts';
import { questionEditingCalls as calls, type QuestionWriting } from '#contract/question-editing.ts';
import { seedContent } from '#db/content/seed.ts';
import { indexCards } from '#server/search/indexing/jobs.ts';
import { createCategory, createPublished, publishCard, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let admin: Person;
let category: { id: number; slug: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  const slug = await createCategory(app);
  const { id } = await app.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  category = { id, slug };
});

const option = (label: string, value: string | null = null, hidden = false) => ({
  value,
  label,
  hidden,
});
function writing(parts: Partial<QuestionWriting> = {}): QuestionWriting {
  return {
    key: 'swims',
    label: 'Бассейн',
    hint: null,
    type: 'one',
    options: [option('хожу вместе'), option('жду у воды')],
    unit: [],
    min: null,
    max: null,
    required: false,
    filterable: true,
    shown_on_card: true,
    step: 'Уход',
    hidden: false,
    ...parts,
  };
}
const tryAdd = (parts: Partial<QuestionWriting> = {}, kind: 'resume' | 'vacancy' = 'resume') =>
  admin.visitor.call(calls.add, { body: { category: category.id, kind, ...writing(parts) } });
async function add(parts: Partial<QuestionWriting> = {}) {
  const { status, data, problem } = await tryAdd(parts);
  expect([status, problem?.errors]).toEqual([201, undefined]);
  return data;
}
const trySave = (id: number, body: QuestionWriting & { version: number }) =>
  admin.visitor.call(calls.save, { params: { id }, body });
/** The same question as it stands, with a part of it changed. */
async function change(id: number, parts: Partial<QuestionWriting>) {
  return trySave(id, { ...(await asItStands(id)), ...parts });
}
async function asItStands(id: number) {
  const { data } = await admin.visitor.call(calls.show, { params: { id } });
  const { key, label, hint, type, unit, min, max, step, version } = data;
  const { required, filterable, shown_on_card, hidden = false } = data;
  const options = data.options.map((one) => ({ ...one, hidden: one.hidden ?? false }));
  const asItIs = { key, label, hint, type, unit, min, max, step, options };
  return { ...asItIs, required, filterable, shown_on_card, hidden, version };
}
const formOf = async (kind: 'resume' | 'vacancy' = 'resume') => {
  const input = { params: { category: category.slug }, query: { kind } };
  return (await app.visitor().call(getCategoryForm, input)).data.definitions;
};
const worker = () => createPerson(app, { role: 'worker' });
async function answered(answers: Record<string, string | string[]>) {
  const owner = await worker();
  const card = await createPublished(owner, 'resume', { answers }, category.slug);
  return { owner, card };
}
const pageOf = async (slug: string) =>
  (await app.visitor().call(cardCalls.resume.show, { params: { slug } })).data;
const linesOf = async (slug: string) =>
  (await pageOf(slug)).groups.flatMap(({ lines }) => lines.map(({ label, text }) => [label, text]));

describe('a new question', () => {
  it('is asked in the form, counted in the filter and shown on the card', async () => {
    const question = await add();
    expect(question.options).toEqual([
      { value: 'khozhu_vmeste', label: 'хожу вместе' },
      { value: 'zhdu_u_vody', label: 'жду у воды' },
    ]);
    expect((await formOf()).map(({ key }) => key)).toContain('swims');
    expect((await formOf('vacancy')).map(({ key }) => key)).not.toContain('swims');
    const { card } = await answered({ swims: 'khozhu_vmeste' });
    expect(await linesOf(card.slug)).toContainEqual(['Бассейн', 'хожу вместе']);
    const query = { category: category.slug, swims: 'khozhu_vmeste' };
    const found = await app.visitor().call(cardCalls.resume.search, { query });
    expect(found.data.data.map(({ highlights }) => highlights[0])).toEqual(['хожу вместе']);
    const counts = await app
      .visitor()
      .call(cardCalls.resume.countOptions, { query: { category: category.slug } });
    expect(counts.data.data['swims']).toEqual({ khozhu_vmeste: 1 });
    const list = await admin.visitor.call(calls.list, {
      query: { category: category.id, kind: 'resume' },
    });
    expect(list.data.data.find(({ key }) => key === 'swims')).toMatchObject({ answers: 1 });
  });

  it.each<[string, Partial<QuestionWriting>, string]>([
    ['without choices', { options: [] }, 'options'],
    ['with the same choice twice', { options: [option('да'), option('Да')] }, 'options.1.label'],
    ['with a key that an address needs', { key: 'city' }, 'key'],
    ['with a key that looks like a bound', { key: 'years_from' }, 'key'],
    ['with a key of those asked of every card', { key: 'experience' }, 'key'],
    ['with two forms of a unit', { type: 'number', unit: ['год', 'года'] }, 'unit'],
    ['with bounds the wrong way round', { type: 'number', min: 9, max: 3 }, 'max'],
    ['without a label', { label: ' ' }, 'label'],
    ['without a step', { step: '' }, 'step'],
  ])('%s is refused at its field', async (_what, parts, field) => {
    const { status, problem } = await tryAdd(parts);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
    expect((await formOf()).map(({ label }) => label)).not.toContain('Бассейн');
  });

  it('stands once, however many press at a time', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => tryAdd()));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422]);
  });
});

describe('an answer once given', () => {
  it('is not lost by another type, another key or a choice less', async () => {
    const { id } = await add();
    await answered({ swims: 'khozhu_vmeste' });
    const left = [option('жду у воды', 'zhdu_u_vody')];
    const refused = [
      await change(id, { type: 'yes_no' }),
      await change(id, { key: 'swimming' }),
      await change(id, { options: left }),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.errors])).toEqual([
      [422, { type: [expect.stringMatching(/^У\s1\sкарточки есть ответ/)] }],
      [422, { key: [expect.stringMatching(/^У\s1\sкарточки есть ответ/)] }],
      [422, { options: [expect.stringMatching(/«хожу вместе» выбран: 1\sкарточка/)] }],
    ]);
    const one = [option('хожу вместе', 'khozhu_vmeste')];
    expect((await change(id, { options: one })).status).toBe(200);
  });

  it('counts in a draft, too', async () => {
    const { id } = await add();
    await startCard(await worker(), 'resume', { answers: { swims: 'zhdu_u_vody' } }, category.slug);
    expect((await change(id, { type: 'text' })).status).toBe(422);
  });

  it('finds an answer behind more newer cards than are counted', async () => {
    const { id } = await add();
    const { card } = await answered({ swims: 'khozhu_vmeste' });
    await sql`
      insert into cards (kind, owner_id, category_id, slug, state, draft)
      select kind, owner_id, category_id, 'bassein-0' || lpad(to_hex(number), 5, '0'), 'rejected',
        jsonb_set(draft, '{answers}', '{}')
      from cards, generate_series(1, 2001) as number where slug = ${card.slug}`.execute(app.db);
    const { data } = await admin.visitor.call(calls.show, { params: { id } });
    expect(data).toMatchObject({ answers: 0, chosen: {}, has_more_cards: true });
    expect((await change(id, { type: 'text' })).problem.errors).toHaveProperty('type');
    const left = { options: [option('жду у воды', 'zhdu_u_vody')] };
    expect((await change(id, left)).problem.errors).toHaveProperty('options');
    const other = { options: [option('хожу вместе', 'khozhu_vmeste')] };
    expect((await change(id, other)).status).toBe(200);
    await app.db.deleteFrom('cards').where('slug', 'like', 'bassein-0%').execute();
  });

  it('may be to another type, under another key, while there is none', async () => {
    const { id } = await add();
    const { status, data } = await change(id, { key: 'swimming', type: 'text' });
    expect([status, data.options, data.filterable]).toEqual([200, [], false]);
  });

  it('stays on the card and in the form of its owner when its choice is hidden', async () => {
    const { id } = await add();
    const { owner, card } = await answered({ swims: 'khozhu_vmeste' });
    const both = [option('хожу вместе', 'khozhu_vmeste', true), option('жду', 'zhdu_u_vody')];
    expect((await change(id, { options: both })).status).toBe(200);
    expect(await linesOf(card.slug)).toContainEqual(['Бассейн', 'хожу вместе']);
    // The same again is no new choice.
    const again = await publishCard(owner, card);
    expect(again.draft.answers['swims']).toBe('khozhu_vmeste');
    const other = await worker();
    const begun = await startCard(other, 'resume', {}, category.slug);
    const late = await other.visitor.call(cardCalls.resume.update, {
      params: { slug: begun.slug },
      body: { version: begun.version, draft: { answers: { swims: 'khozhu_vmeste' } } },
    });
    expect(late.problem.errors).toEqual({
      'draft.answers.swims': [expect.stringMatching(/больше не предлагают/)],
    });
  });

  it('stays when the question is hidden, though it was one that must be answered', async () => {
    const { id } = await add({ required: true });
    const { owner, card } = await answered({ swims: 'khozhu_vmeste' });
    expect((await change(id, { hidden: true })).status).toBe(200);
    expect(await linesOf(card.slug)).toContainEqual(['Бассейн', 'хожу вместе']);
    const saved = await owner.visitor.call(cardCalls.resume.update, {
      params: { slug: card.slug },
      body: { version: card.version, draft: { answers: { swims: 'zhdu_u_vody' } } },
    });
    expect(saved.status).toBe(200);
    const other = await worker();
    await createPublished(other, 'resume', {}, category.slug);
    const late = await startCard(other, 'resume', {}, category.slug);
    const answer = await other.visitor.call(cardCalls.resume.update, {
      params: { slug: late.slug },
      body: { version: late.version, draft: { answers: { swims: 'zhdu_u_vody' } } },
    });
    expect(answer.status).toBe(422);
  });
});

it('stays as it is when there is no telling in time whether answers would be lost', async () => {
  const { id } = await add();
  const body = await asItStands(id);
  // As where a million cards are read: the search is given up by its time limit.
  const { status, problem } = await app.db.transaction().execute(async (trx) => {
    await sql`lock table cards in access exclusive mode`.execute(trx);
    return trySave(id, { ...body, key: 'bathes' });
  });
  expect([status, problem.code]).toEqual([409, 'wrong_state']);
  expect(problem.detail).toMatch(/Ничего не изменилось, написанное осталось в форме/);
  const { data } = await admin.visitor.call(calls.show, { params: { id } });
  expect(data).toMatchObject({ key: 'swims', version: 1 });
});

it('of every card is left out in one category, and its answers there stay', async () => {
  const { card } = await answered({});
  const query = { category: category.id, kind: 'resume' as const };
  const list = async () => (await admin.visitor.call(calls.list, { query })).data.data;
  const experience = (await list()).find(({ key }) => key === 'experience');
  if (!experience) throw new Error('no question about experience');
  const params = { id: category.id, question: experience.id };
  const before = await linesOf(card.slug);
  expect(before.map(([label]) => label)).toContain(experience.label);
  expect((await admin.visitor.call(calls.leaveOut, { params })).status).toBe(204);
  expect(await linesOf(card.slug)).toEqual(before);
  const asked = async () => (await formOf()).find(({ key }) => key === 'experience');
  expect(await asked()).toMatchObject({ hidden: true });
  expect((await list()).find(({ key }) => key === 'experience')).toMatchObject({ left_out: true });
  expect((await admin.visitor.call(calls.askAgain, { params })).status).toBe(204);
  expect((await asked())?.hidden).toBeUndefined();
});

it('is not written over by who has seen an older one', async () => {
  const { id, version } = await add();
  const body = { ...writing(), version };
  const [one, two] = await Promise.all([trySave(id, body), trySave(id, body)]);
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const late = one.status === 409 ? one : two;
  expect(late.problem).toMatchObject({ code: 'stale_version' });
  expect(late.problem.detail).toMatch(/^Вопрос уже изменил другой человек/);
});

it('moves among its own, and the order of somebody who saw another list is refused', async () => {
  const first = await add({ key: 'one_thing', label: 'Первый' });
  const second = await add({ key: 'other_thing', label: 'Второй' });
  const order = (ids: number[]) =>
    admin.visitor.call(calls.order, { body: { category: category.id, kind: 'resume', ids } });
  const own = async () =>
    (await formOf()).map(({ key }) => key).filter((key) => key.endsWith('_thing'));
  expect(await own()).toEqual(['one_thing', 'other_thing']);
  expect((await order([second.id, first.id])).status).toBe(200);
  expect(await own()).toEqual(['other_thing', 'one_thing']);
  for (const ids of [[first.id], [first.id, first.id], [first.id, second.id, 1]]) {
    expect((await order(ids)).status).toBe(409);
  }
});

it('has its cards found by its new words', async () => {
  const { id } = await add({ label: 'Умение', type: 'yes_no', options: [] });
  const owner = await worker();
  await createPublished(owner, 'resume', { answers: { swims: true } }, category.slug);
  const foundBy = async (q: string) => {
    const query = { category: category.slug, q };
    return (await app.visitor().call(cardCalls.resume.search, { query })).data.meta.total;
  };
  expect((await change(id, { label: 'Верховая езда' })).status).toBe(200);
  await indexCards.run(app.deps, { category: category.id, kind: 'resume' });
  expect(await foundBy('верховая')).toBe(1);
  const { rows } = await app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'question_save')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
    .then((all) => ({ rows: all }));
  expect(rows[0]?.detail).toMatchObject({ changed: 'Подпись: «Умение» → «Верховая езда»' });
});

it('stays as it was made through the next start', async () => {
  const query = { category: 'common' as const, kind: 'resume' as const };
  const { data } = await admin.visitor.call(calls.list, { query });
  const known = data.data.find(({ key }) => key === 'education');
  if (!known) throw new Error('no question about education');
  expect((await change(known.id, { label: 'Где учились', hidden: true })).status).toBe(200);
  await seedContent(app.db);
  const after = await admin.visitor.call(calls.show, { params: { id: known.id } });
  expect(after.data).toMatchObject({ label: 'Где учились', hidden: true });
  expect((await change(known.id, { label: known.label, hidden: false })).status).toBe(200);
});

it.each(['moderator', 'worker', 'employer'] as const)('is not for a %s', async (role) => {
  const { visitor } = await createPerson(app, { role });
  const body = { category: category.id, kind: 'resume' as const, ...writing() };
  const { id } = await add();
  const statuses = [
    await visitor.call(calls.add, { body }),
    await visitor.call(calls.save, { params: { id }, body: { ...writing(), version: 1 } }),
    await visitor.call(calls.show, { params: { id } }),
    await visitor.call(calls.order, {
      body: { category: category.id, kind: 'resume', ids: [id] },
    }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403, 403]);
});
