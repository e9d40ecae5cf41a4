import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { findArea, getCategoryForm, listCategories } from '#contract/categories.ts';
import { categoryEditingCalls as calls, type CategoryWriting } from '#contract/category-editing.ts';
import { seedContent } from '#db/content/seed.ts';
import { indexCards } from '#server/search/indexing/jobs.ts';
import { createPublished, startCard } from '#tests/cards.ts';
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
function writing(parts: Partial<CategoryWriting> = {}): CategoryWriting {
  written += 1;
  return {
    name: `Массажист ${written}`,
    slug: `massazhist-${written}`,
    forms: {
      one: 'массажист',
      genitive: 'массажиста',
      accusative: 'массажиста',
      instrumental: 'массажистом',
      many: 'массажисты',
      many_genitive: 'массажистов',
    },
    hidden: false,
    ...parts,
  };
}
const tryAdd = (body: CategoryWriting) => admin.visitor.call(calls.add, { body });
async function add(parts: Partial<CategoryWriting> = {}) {
  const { status, data, problem } = await tryAdd(writing(parts));
  expect([status, problem?.errors]).toEqual([201, undefined]);
  return data;
}
async function change(id: number, parts: Partial<CategoryWriting & { version: number }>) {
  const { data } = await admin.visitor.call(calls.show, { params: { id } });
  const { name, slug, forms, hidden, version } = data;
  const body = { name, slug, forms, hidden, version, ...parts };
  return admin.visitor.call(calls.save, { params: { id }, body });
}
const offered = async () =>
  (await app.visitor().call(listCategories)).data.data.map(({ slug }) => slug);
const idOf = async (slug: string) => {
  const { data } = await admin.visitor.call(calls.list);
  return data.data.find((one) => one.slug === slug)?.id ?? 0;
};

describe('a category', () => {
  it('is offered as soon as it is added, asks what is asked of every card, and takes cards', async () => {
    const { slug } = await add();
    expect((await offered()).at(-1)).toBe(slug);
    const form = await app
      .visitor()
      .call(getCategoryForm, { params: { category: slug }, query: { kind: 'resume' } });
    expect(form.data.definitions.map(({ key }) => key)).toContain('experience');
    const owner = await createPerson(app, { role: 'worker' });
    await createPublished(owner, 'resume', {}, slug);
  });

  it.each([
    ['of a city', 'moskva'],
    ['of another category', 'nyanya'],
    ['of the site itself', 'create'],
    ['that looks like a card', 'resume-nyanya'],
    ['in Russian letters', 'няня'],
  ])('cannot have an address %s', async (_what, slug) => {
    const { status, problem } = await tryAdd(writing({ slug }));
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['slug']]);
  });

  it('needs every form of its word', async () => {
    const body = writing();
    for (const form of Object.keys(body.forms)) {
      const { problem } = await tryAdd({ ...body, forms: { ...body.forms, [form]: ' ' } });
      expect(Object.keys(problem.errors ?? {})).toEqual([`forms.${form}`]);
    }
  });

  it('leads on from an address that it had, which nobody else can take', async () => {
    const { id, slug } = await add();
    const next = `${slug}-na-dom`;
    const { data } = await change(id, { slug: next });
    expect(data.former_slugs).toEqual([slug]);
    const area = await app.visitor().call(findArea, { params: { area: slug } });
    expect(area.data.data).toEqual({ is: 'category', slug: next });
    const form = await app
      .visitor()
      .call(getCategoryForm, { params: { category: slug }, query: { kind: 'resume' } });
    expect(form.data.category.slug).toBe(next);
    expect((await tryAdd(writing({ slug }))).status).toBe(422);
    expect((await change(id, { slug })).data.former_slugs).toEqual([next]);
  });

  it('of the code keeps its address', async () => {
    const { problem } = await change(await idOf('nyanya'), { slug: 'nyanyushka' });
    expect(Object.keys(problem.errors ?? {})).toEqual(['slug']);
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

  it('that is hidden is not offered, and its cards and pages stay', async () => {
    const { id, slug } = await add();
    const owner = await createPerson(app, { role: 'worker' });
    const card = await createPublished(owner, 'resume', {}, slug);
    const begun = await createPerson(app, { role: 'worker' });
    await startCard(begun, 'resume', {}, slug);
    expect((await change(id, { hidden: true })).status).toBe(200);
    expect(await offered()).not.toContain(slug);
    const found = await app.visitor().call(cardCalls.resume.search, { query: { category: slug } });
    expect(found.data.data.map((one) => one.slug)).toEqual([card.slug]);
    const late = await createPerson(app, { role: 'worker' });
    const refused = await late.visitor.call(cardCalls.resume.create, { body: { category: slug } });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringMatching(/^Новых карточек в этой категории/),
    ]);
    // What was begun before can be finished.
    await startCard(begun, 'resume', {}, slug);
  });
});

it('has its cards found by its new words', async () => {
  const { id, slug } = await add();
  const owner = await createPerson(app, { role: 'worker' });
  await createPublished(owner, 'resume', {}, slug);
  const { forms } = writing();
  const changed = await change(id, { name: 'Травник', forms: { ...forms, one: 'травник' } });
  expect(changed.status).toBe(200);
  const jobs = await app.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'category_save')
    .where('subject_id', '=', String(id))
    .execute();
  expect(jobs[0]?.detail).toMatchObject({
    title: 'Травник',
    changed: expect.stringMatching(/Название: «Массажист \d+» → «Травник»; Формы: /),
  });
  await indexCards.run(app.deps, { category: id });
  const query = { category: slug, q: 'травник' };
  const found = await app.visitor().call(cardCalls.resume.search, { query });
  expect(found.data.meta.total).toBe(1);
});

it('puts categories in order, unless the list is another by now', async () => {
  const { data } = await admin.visitor.call(calls.list);
  const ids = data.data.map(({ id }) => id).toReversed();
  const order = (all: number[]) => admin.visitor.call(calls.order, { body: { ids: all } });
  expect((await order(ids)).data.data.map(({ id }) => id)).toEqual(ids);
  expect((await order(ids.slice(1))).status).toBe(409);
  expect((await order([...ids.slice(1), ids[1] ?? 0])).status).toBe(409);
  expect((await order(ids.toReversed())).status).toBe(200);
});

it('stays as it was made through the next start', async () => {
  const id = await idOf('sadovnik');
  expect((await change(id, { name: 'Садовод', hidden: true })).status).toBe(200);
  await seedContent(app.db);
  const { data } = await admin.visitor.call(calls.show, { params: { id } });
  expect(data).toMatchObject({ name: 'Садовод', hidden: true });
});

it('cached pages hear of it', async () => {
  const { id } = await add();
  const { rows } = await app.db
    .selectFrom('page_changes')
    .select(['id', 'tags'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
    .then((all) => ({ rows: all }));
  expect([id > 0, rows[0]?.tags]).toEqual([true, ['categories']]);
});

it.each(['moderator', 'worker', 'employer'] as const)('is not for a %s', async (role) => {
  const { visitor } = await createPerson(app, { role });
  const statuses = [
    await visitor.call(calls.list),
    await visitor.call(calls.add, { body: writing() }),
    await visitor.call(calls.order, { body: { ids: [1] } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([403, 403, 403]);
});
