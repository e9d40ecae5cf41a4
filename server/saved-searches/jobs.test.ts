import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { cardCalls } from '#contract/card-calls.ts';
import type { SearchQuery } from '#contract/card-search.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { DraftChange } from '#contract/drafts.ts';
import {
  savedSearchCalls,
  searchLetterCalls,
  type SavedSearch,
  type Telling,
} from '#contract/saved-searches.ts';
import { markPassport } from '#server/passport/mark.actions.ts';
import { createPublished, publishCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { matchSearches, tellSearches } from './jobs.ts';
import { tellDue } from './digests.actions.ts';
import { matchCard } from './matching.actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const family = (verified = true) => createPerson(app, { role: 'employer', verified });
const inKazan = { city: 'kazan', place: null };

async function save(
  { visitor }: Person,
  telling: Telling,
  query: object = { city: 'kazan' },
): Promise<SavedSearch> {
  const body = { kind: 'resume', query: query as SearchQuery, telling } as const;
  return (await visitor.call(savedSearchCalls.add, { body })).data;
}

const publish = async (parts: DraftChange = inKazan): Promise<OwnCard> =>
  createPublished(await createPerson(app, { role: 'worker' }), 'resume', parts);

/** Does the jobs that publications have asked for. */
async function match(): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    with gone as (
      delete from graphile_worker._private_jobs as jobs
      using graphile_worker._private_tasks as tasks
      where tasks.id = jobs.task_id and tasks.identifier = ${matchSearches.name}
      returning jobs.id, jobs.payload
    )
    select payload from gone order by id`.execute(app.db);
  for (const { payload } of rows) await matchSearches.run(app.deps, payload);
}

const tellAt = (now: Date) => tellDue(app.deps, 0, now);
const soon = () => new Date(Date.now() + 1000);
const lettersOf = async ({ email }: Person) =>
  (await lettersTo(app, email)).filter(({ channel }) => channel === 'mail');

describe('who saved a search', () => {
  it('gets one letter with the new card, and never again', async () => {
    const person = await family();
    await save(person, 'instant');
    const card = await publish();
    await match();
    await tellSearches.run(app.deps, {});
    await tellSearches.run(app.deps, {});
    const [letter, ...others] = await lettersOf(person);
    expect(others).toEqual([]);
    expect(letter?.subject).toMatch(/^1\sновая анкета: Все анкеты в Казани$/);
    expect(letter?.content?.items).toEqual([
      {
        label: 'Няня',
        path: `/resume-${card.slug}`,
        text: expect.stringContaining('Казань · 500'),
      },
    ]);
    expect(letter?.content?.action?.path).toBe('/resumes/kazan');

    // Taken away and shown again it is new in the list, but no news.
    const { rows } = await sql<{ id: number }>`
      update cards set state = 'draft' where slug = ${card.slug} returning id`.execute(app.db);
    await sql`update cards set state = 'published' where id = ${rows[0]?.id}`.execute(app.db);
    await matchCard(app.db, rows[0]?.id ?? 0, new Date());
    await tellAt(new Date(Date.now() + 2 * 60 * 60 * 1000));
    expect(await lettersOf(person)).toHaveLength(1);
  });

  it('gets at most one letter an hour, with everything that came meanwhile', async () => {
    const person = await family();
    await save(person, 'instant', { category: 'nyanya', live_in: ['living_in'] });
    const living = { ...inKazan, answers: { live_in: ['living_in'] } };
    await publish(living);
    await match();
    await tellAt(soon());
    for (let count = 0; count < 6; count += 1) await publish(living);
    await match();
    await tellAt(soon());
    expect(await lettersOf(person)).toHaveLength(1);
    await tellAt(new Date(Date.now() + 61 * 60 * 1000));
    const [second, ...first] = await lettersOf(person);
    expect(first).toHaveLength(1);
    expect(second?.subject).toMatch(/^6\sновых анкет/);
    expect(second?.content?.items).toHaveLength(5);
    expect(second?.content?.action?.label).toBe('Открыть все: 6');
  });

  it('gets a daily one at nine in Moscow', async () => {
    const person = await family();
    const { id } = await save(person, 'daily', { category: 'nyanya', q: 'французский' });
    await publish({ ...inKazan, about: 'Говорю на французском и учу ему детей, люблю гулять.' });
    await match();
    const { tell_at } = await app.db
      .selectFrom('saved_searches')
      .select('tell_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const due = tell_at ?? new Date(0);
    expect(due.toISOString()).toMatch(/T06:00:00/);
    expect(due.getTime()).toBeGreaterThan(Date.now());
    expect(due.getTime()).toBeLessThan(Date.now() + 24 * 60 * 60 * 1000 + 1000);
    await tellAt(new Date(due.getTime() - 1));
    expect(await lettersOf(person)).toEqual([]);
    await tellAt(due);
    expect(await lettersOf(person)).toHaveLength(1);
  });

  it('is told of a passport that was checked later, when it was asked for', async () => {
    const [asks, asksNot] = [await family(), await family()];
    const query = { category: 'nyanya', q: 'чайковский' };
    await save(asks, 'instant', { ...query, passport: 'yes' });
    const worker = await createPerson(app, { role: 'worker' });
    const about = 'Играю детям на пианино, больше всего они любят, когда звучит Чайковский.';
    await createPublished(worker, 'resume', { ...inKazan, about });
    await match();
    // Saved when the card was no news any more.
    await save(asksNot, 'instant', query);
    const check = (at: Date | null) =>
      app.db.transaction().execute((trx) => markPassport(trx, worker.id, at));
    await check(new Date());
    await match();
    await tellAt(soon());
    expect([await lettersOf(asks), await lettersOf(asksNot)]).toMatchObject([[{}], []]);
    await check(null);
    await check(new Date());
    await match();
    await tellAt(new Date(Date.now() + 2 * 60 * 60 * 1000));
    expect(await lettersOf(asks)).toHaveLength(1);
  });

  it('is told of what fits only', async () => {
    const person = await family();
    await save(person, 'instant', { city: 'moskva', metro: ['sokol'], pay_to: 600 });
    const there = { city: 'moskva', place: 'Сокол' };
    await publish({ city: 'moskva', place: 'Аэропорт' });
    await publish({ ...there, pay: { from_kopecks: 90_000, to_kopecks: null, unit: 'hour' } });
    await publish({ city: 'tver', place: null });
    const owner = await createPerson(app, { role: 'employer' });
    await createPublished(owner, 'vacancy', there);
    const fitting = await publish(there);
    await match();
    await tellAt(soon());
    const [letter] = await lettersOf(person);
    expect(letter?.content?.items?.map(({ path }) => path)).toEqual([`/resume-${fitting.slug}`]);
  });

  it('is told of new cards, and of those with a checked passport, when that was asked for', async () => {
    const [hasty, careful] = [await family(), await family()];
    await save(hasty, 'instant', { city: 'orenburg', fresh: 'day' });
    await save(careful, 'instant', { city: 'orenburg', passport: 'yes' });
    const there = { city: 'orenburg', place: null };
    const old = await publish(there);
    await sql`update cards set published_at = now() - interval '25 hours', terms = terms || '{passport:yes}'
      where slug = ${old.slug}`.execute(app.db);
    const fresh = await publish(there);
    await match();
    await tellAt(soon());
    for (const [person, card] of [
      [hasty, fresh],
      [careful, old],
    ] as const) {
      const [letter] = await lettersOf(person);
      expect(letter?.content?.items?.map(({ path }) => path)).toEqual([`/resume-${card.slug}`]);
    }
  });

  it('is not told of a card that went away, or that they have seen already', async () => {
    const [hasty, looking] = [await family(), await family()];
    await save(hasty, 'instant', { city: 'tver' });
    const seen = await save(looking, 'instant', { city: 'kazan', category: 'nyanya' });
    const owner = await createPerson(app, { role: 'worker' });
    const card = await createPublished(owner, 'resume', { city: 'tver', place: null });
    await publish();
    await match();
    await owner.visitor.call(cardCalls.resume.withdraw, {
      params: { slug: card.slug },
      body: { version: card.version },
    });
    await looking.visitor.call(savedSearchCalls.change, {
      params: { id: String(seen.id) },
      body: { seen: true },
    });
    await tellAt(soon());
    expect(await lettersOf(hasty)).toEqual([]);
    expect(await lettersOf(looking)).toEqual([]);
  });

  it('gets nothing while the mail is not confirmed, the account is leaving or letters are off', async () => {
    const doubtful = await family(false);
    const quiet = await family();
    const leaving = await family();
    await save(doubtful, 'instant');
    await save(quiet, 'off');
    await save(leaving, 'instant');
    await app.db
      .updateTable('users')
      .set({ deletion_asked_at: new Date() })
      .where('id', '=', leaving.id)
      .execute();
    await publish();
    await match();
    await tellAt(soon());
    for (const person of [doubtful, quiet, leaving]) expect(await lettersOf(person)).toEqual([]);
  });

  it('is told once when jobs run twice and at the same time', async () => {
    const person = await family();
    await save(person, 'instant', { city: 'kazan', photo: undefined, q: 'няня' });
    await publish();
    const { id } = await app.db
      .selectFrom('cards')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await Promise.all([1, 2, 3].map(() => matchCard(app.db, id, new Date())));
    await Promise.all([1, 2, 3].map(() => tellAt(soon())));
    await match();
    await tellAt(new Date(Date.now() + 2 * 60 * 60 * 1000));
    expect(await lettersOf(person)).toHaveLength(1);
  });

  it('is told after the letter could not be written', async () => {
    const person = await family();
    await save(person, 'instant', { category: 'nyanya', city: 'kazan', q: 'гулять' });
    await publish();
    await match();
    const broken = { ...app.deps, config: { ...app.deps.config, secret: undefined as never } };
    await expect(tellDue(broken, 0, soon())).rejects.toThrow('key');
    expect(await lettersOf(person)).toEqual([]);
    await tellAt(soon());
    expect(await lettersOf(person)).toHaveLength(1);
  });

  it('new words of a shown card are no news', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const card = await createPublished(owner, 'resume', { city: 'omsk', place: null });
    await match();
    const person = await family();
    await save(person, 'instant', { city: 'omsk' });
    await publishCard(owner, card);
    await match();
    await tellAt(soon());
    expect(await lettersOf(person)).toEqual([]);
  });
});

describe('the link at the end of a letter', () => {
  async function linkOf(person: Person) {
    const [letter] = await lettersOf(person);
    const address = new URL(letter?.content?.switchOff?.path ?? '/', 'https://ryadom.example');
    const { id = '', key = '' } = Object.fromEntries(address.searchParams);
    return { path: address.pathname, params: { id, key } };
  }

  it('asks whoever opens it, stops letters when told to, and stays of that one search', async () => {
    const person = await family();
    const { id } = await save(person, 'instant', { city: 'samara' });
    const other = await save(person, 'instant', { city: 'samara', category: 'nyanya' });
    await publish({ city: 'samara', place: null });
    await match();
    await app.db
      .updateTable('saved_searches')
      .set({ tell_at: null })
      .where('id', '=', other.id)
      .execute();
    await tellAt(soon());
    const { path, params } = await linkOf(person);
    expect(path).toBe('/searches/stop');
    expect(params.id).toBe(String(id));

    const guest = app.visitor();
    const shown = await guest.call(searchLetterCalls.show, { params });
    expect(shown.data).toEqual({ name: 'Все анкеты в Самаре', telling: 'instant' });
    expect((await guest.call(searchLetterCalls.stop, { params })).status).toBe(204);
    expect((await guest.call(searchLetterCalls.stop, { params })).status).toBe(204);
    const { data } = await person.visitor.call(savedSearchCalls.list);
    expect(data.data.map((one) => one.telling)).toEqual(['instant', 'off']);

    for (const forged of [
      { id: String(other.id), key: params.key },
      { id: params.id, key: `${params.key.startsWith('A') ? 'B' : 'A'}${params.key.slice(1)}` },
    ]) {
      expect((await guest.call(searchLetterCalls.show, { params: forged })).status).toBe(404);
      expect((await guest.call(searchLetterCalls.stop, { params: forged })).status).toBe(404);
    }
  });
});
