import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { countedAtMost, type SearchQuery } from '#contract/card-search.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { nearCitiesCalls } from '#contract/near-cities.ts';
import { inSession } from '#db/demo/bulk/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Published so long ago. */
async function publish(agoMs: number, parts: DraftChange = {}, category?: string): Promise<string> {
  const worker = await createPerson(app, { role: 'worker' });
  const draft = { city: 'tver', place: null, ...parts };
  const { slug } = await createPublished(worker, 'resume', draft, category);
  await app.db
    .updateTable('cards')
    .set({ published_at: new Date(Date.now() - agoMs) })
    .where('slug', '=', slug)
    .execute();
  return slug;
}

let copied = 0;

/** Copies of a card in a city where nobody else is, the first the newest. */
async function copy(slug: string, city: string, count: number, stepMs: number): Promise<void> {
  await inSession(app.db, async (db) => {
    await sql`
      insert into cards (kind, owner_id, category_id, slug, state, draft, content, city_id, terms,
        first_published_at, published_at)
      select kind, owner_id, category_id, 'copy-' || lpad((${copied} + n)::text, 6, '0'), state,
        draft, content, (select id from cities where slug = ${city}), terms, first_published_at,
        now() - n * ${stepMs}::float8 * interval '1 millisecond'
      from cards, generate_series(1, ${sql.lit(count)}) as n where slug = ${slug}`.execute(db);
  });
  copied += count;
  await sql`analyze cards`.execute(app.db);
}

const find = async (query: SearchQuery) => {
  const { status, data } = await app.visitor().call(cardCalls.resume.search, { query });
  expect(status).toBe(200);
  return { ...data, slugs: data.data.map(({ slug }) => slug) };
};
const count = async (query: SearchQuery) => {
  const { status, data } = await app.visitor().call(cardCalls.resume.countOptions, { query });
  expect(status).toBe(200);
  return data;
};

describe('new cards', () => {
  const city = 'tver';
  const spans = ['day', 'week', 'month'] as const;
  const ages = [1, 7, 30].flatMap((days) => [days * day - minute, days * day + minute]);
  /** The newest first. */
  const slugs: string[] = [];
  beforeAll(async () => {
    for (const [at, age] of ages.entries()) {
      const about = `Люблю гулять с детьми, читать им книги и рисовать, дома живёт попугай ${at}.`;
      slugs.push(await publish(age, { about, answers: { experience: at === 2 ? 3 : 15 } }));
    }
  });

  it('are those of the last 24 hours, 7 and 30 days', async () => {
    expect((await find({ city })).slugs).toEqual(slugs);
    for (const [at, fresh] of spans.entries()) {
      const { slugs: found, meta } = await find({ city, fresh });
      expect(found).toEqual(slugs.slice(0, 2 * at + 1));
      expect(meta).toMatchObject({ total: 2 * at + 1, total_is_exact: true });
    }
  });

  it('are counted beside each choice, whichever is made, and narrow the others', async () => {
    const all = await count({ city });
    expect(all).toMatchObject({ is_exact: true, estimated: [] });
    expect(all.data.fresh).toEqual({ day: 1, week: 3, month: 5 });
    const { data } = await count({ city, fresh: 'week' });
    expect(data.fresh).toEqual(all.data.fresh);
    expect([all.data.pay_unit, data.pay_unit]).toEqual([{ hour: 6 }, { hour: 3 }]);
    expect((await count({ city: 'perm' })).data).not.toHaveProperty('fresh');
    const old = await count({ city, experience_to: '5', category: 'nyanya' });
    expect(old.data.fresh).toEqual({ week: 1, month: 1 });
  });

  it('are found by words, and words are left out among them only', async () => {
    const { slugs: found } = await find({ city, q: 'попугай', fresh: 'week' });
    expect(found.toSorted()).toEqual(slugs.slice(0, 3).toSorted());
    expect((await count({ city, q: 'попугай' })).data.fresh).toEqual({ day: 1, week: 3, month: 5 });
    const wider = await find({ city, q: 'няня верхолаз', fresh: 'week' });
    expect(wider.relaxed).toEqual({ left_out: ['верхолаз'], exact: 0 });
    expect(wider.meta.total).toBe(3);
  });

  it('keep the order that was asked for', async () => {
    const { slugs: found } = await find({ city, fresh: 'month', sort: 'pay' });
    expect(found).toEqual(slugs.slice(0, 5));
  });

  it('are what a near city is named for', async () => {
    const near = async (query: SearchQuery) => {
      const called = { query: { ...query, city: 'moskva' } };
      const { data } = await app.visitor().call(nearCitiesCalls.resume, called);
      return data.data.map(({ slug, count: found }) => [slug, found]);
    };
    expect(await near({})).toEqual([['tver', 6]]);
    expect(await near({ fresh: 'week' })).toEqual([['tver', 3]]);
    expect(await near({ fresh: 'day', experience_to: '5', category: 'nyanya' })).toEqual([]);
  });

  it('are not asked for by an empty word, and an unknown one is told', async () => {
    const ask = (query: string) =>
      app.server.inject({ url: `/api/v1/resumes?city=${city}&${query}` });
    expect((await ask('fresh=')).json()).toMatchObject({ meta: { total: 6 } });
    const wrong = await ask('fresh=year');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      errors: { fresh: ['Выберите: за сутки, неделю или месяц'] },
    });
  });
});

describe('of many cards', () => {
  let slug: string;
  beforeAll(async () => {
    slug = await publish(0, { city: 'saratov' });
  });

  it('new ones come page by page, and are counted exactly where others are estimated', async () => {
    const city = 'kyzyl';
    // One every half hour, for more than forty days.
    await copy(slug, city, 2000, day / 48);
    const { data, is_exact, estimated } = await count({ city });
    expect(is_exact).toBe(false);
    expect(estimated).toContain('pay_unit');
    expect(estimated).not.toContain('fresh');
    // The last one is as old as the time itself, and then a little older.
    expect(data.fresh).toEqual({ day: 47, week: 7 * 48 - 1, month: 30 * 48 - 1 });
    const pages = await Promise.all([1, 2, 3].map((page) => find({ city, fresh: 'day', page })));
    expect(pages.map(({ slugs }) => slugs.length)).toEqual([25, 22, 0]);
    expect(new Set(pages.flatMap(({ slugs }) => slugs)).size).toBe(47);
    expect(pages[1]?.meta).toMatchObject({ last_page: 2, total: 47 });
    const { data: narrowed, estimated: none } = await count({ city, fresh: 'week' });
    expect(narrowed.fresh).toEqual(data.fresh);
    expect(none).toEqual([]);
  });

  it('what is beyond counting is estimated, and said to be', async () => {
    const city = 'yakutsk';
    await copy(slug, city, 10_500, (20 * day) / 10_500);
    const { data, estimated } = await count({ city });
    const { day: ofDay = 0, week = 0, month = 0 } = data.fresh ?? {};
    expect(ofDay).toBe(524);
    expect(week).toBe(3674);
    expect(month).toBeGreaterThan(countedAtMost);
    expect(estimated).toContain('fresh');
    const chosen = await count({ city, fresh: 'day' });
    expect(chosen).toMatchObject({ is_exact: false, estimated: ['fresh'] });
    expect(chosen.data.pay_unit).toEqual({ hour: 524 });
  });
});

describe('a checked passport', () => {
  it('is asked for like any other choice, in both kinds', async () => {
    const city = 'murmansk';
    for (const kind of ['resume', 'vacancy'] as const) {
      const role = kind === 'resume' ? 'worker' : 'employer';
      const publishOne = async () =>
        (await createPublished(await createPerson(app, { role }), kind, { city, place: null }))
          .slug;
      const checked = await publishOne();
      await publishOne();
      const call = { query: { city } };
      const before = await app.visitor().call(cardCalls[kind].countOptions, call);
      expect(before.data.data).not.toHaveProperty('passport');
      await sql`update cards set terms = array_append(terms, 'passport:yes')
        where slug = ${checked}`.execute(app.db);
      const counted = await app.visitor().call(cardCalls[kind].countOptions, call);
      expect(counted.data.data.passport).toEqual({ yes: 1 });
      const { data } = await app
        .visitor()
        .call(cardCalls[kind].search, { query: { city, passport: 'yes', fresh: 'day' } });
      expect(data.data.map(({ slug }) => slug)).toEqual([checked]);
    }
  });
});
