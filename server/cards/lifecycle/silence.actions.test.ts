import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { blockCalls } from '#contract/blocks.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { responseCalls } from '#contract/responses.ts';
import { createPublished } from '#tests/cards.ts';
import { send } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { respond } from '#tests/responses.ts';
import { askSilentOwners, raiseCards, sinkSilentCards } from './silence.actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const dayMs = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.now() + days * dayMs);

/** As the job does it. */
async function watch(days: number): Promise<void> {
  let last: number | null = 0;
  while (last !== null) last = await askSilentOwners(app.db, later(days), last);
  while ((await sinkSilentCards(app.db, later(days))) > 0);
}

/** The job that an answer has asked for. */
async function runRaises(): Promise<void> {
  const { rows } = await sql<{ owner: number }>`
    delete from graphile_worker._private_jobs
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'raise_cards')
    returning (payload ->> 'owner')::bigint as owner`.execute(app.db);
  for (const { owner } of rows) await raiseCards(app.db, owner, new Date());
}

/** A family with a vacancy to which three workers have responded. */
async function createAsked(city = 'moskva') {
  const family = await createPerson(app, { role: 'employer', name: 'Анна Петрова' });
  const vacancy = await createPublished(family, 'vacancy', { city, place: null });
  const asked = [];
  for (let at = 0; at < 3; at += 1) asked.push(await addResponse(vacancy));
  return { family, vacancy, asked };
}

async function addResponse(vacancy: OwnCard) {
  const worker = await createPerson(app, { role: 'worker' });
  const resume = await createPublished(worker, 'resume');
  return { worker, response: await respond(worker, { vacancy, resume }) };
}

const own = async ({ visitor }: Person, { slug }: OwnCard) =>
  (await visitor.call(cardCalls.vacancy.showOwn, { params: { slug } })).data;
const told = async ({ id }: Person) => {
  const rows = app.db.selectFrom('notifications').select('kind').where('user_id', '=', id);
  return (await rows.execute()).filter(({ kind }) => kind === 'card_silent').length;
};
const order = async (city: string) => {
  const { data } = await app.visitor().call(cardCalls.vacancy.search, { query: { city } });
  return data.data.map(({ slug }) => slug);
};
const history = async ({ visitor }: Person, { slug }: OwnCard) => {
  const { data } = await visitor.call(cardCalls.vacancy.history, { params: { slug } });
  return data.data.map(({ what }) => what);
};

describe('an owner who does not answer three people in a row', () => {
  it('is asked once, then sinks, and is back with «Да, актуально»', async () => {
    const city = 'kyzyl';
    const older = await createPerson(app, { role: 'employer' });
    const below = await createPublished(older, 'vacancy', { city, place: null });
    const { family, vacancy } = await createAsked(city);
    expect(await order(city)).toEqual([vacancy.slug, below.slug]);
    await watch(2);
    expect((await own(family, vacancy)).silence).toBeNull();
    await watch(4);
    await watch(5);
    expect((await own(family, vacancy)).silence).toMatchObject({ is_sunk: false });
    expect(await told(family)).toBe(1);
    await watch(10);
    expect(await order(city)).toEqual([vacancy.slug, below.slug]);
    await watch(12);
    expect(await order(city)).toEqual([below.slug, vacancy.slug]);
    const sunk = await own(family, vacancy);
    expect(sunk.silence).toMatchObject({ is_sunk: true });
    // Nobody who writes the text meanwhile is overtaken, and the date is what it was.
    expect([sunk.version, sunk.published_at]).toEqual([vacancy.version, vacancy.published_at]);
    const page = await app.visitor().call(cardCalls.vacancy.show, { params: vacancy });
    expect(page.data.published_at).toBe(vacancy.published_at);

    const { status, data } = await family.visitor.call(cardCalls.vacancy.confirm, {
      params: { slug: vacancy.slug },
    });
    expect([status, data.silence]).toEqual([200, null]);
    expect(await order(city)).toEqual([vacancy.slug, below.slug]);
    expect((await history(family, vacancy)).slice(0, 2)).toEqual(['raised', 'sunk']);
    // The same three are not asked about again.
    await watch(20);
    expect(await told(family)).toBe(1);
  });

  it('is back by an answer to anybody, in words or by a step', async () => {
    const ways = [
      (family: Person, channel: string) => send(family, channel, 'Здравствуйте'),
      (family: Person, _channel: string, id: number) =>
        family.visitor.send(responseCalls.change, {
          params: { id: String(id) },
          body: { status: 'declined', reason: 'schedule' },
        }),
    ];
    for (const way of ways) {
      const { family, vacancy, asked } = await createAsked();
      await watch(4);
      await watch(12);
      expect((await own(family, vacancy)).silence).toMatchObject({ is_sunk: true });
      const [first] = asked;
      await way(family, first?.response.channel ?? '', first?.response.id ?? 0);
      await runRaises();
      expect((await own(family, vacancy)).silence).toBeNull();
    }
  });

  it('is not asked when one was answered, has taken the response back or was blocked', async () => {
    const answered = await createAsked();
    await send(answered.family, answered.asked[2]?.response.channel ?? '', 'Здравствуйте');
    const takenBack = await createAsked();
    const { worker, response } = takenBack.asked[0] ?? (await addResponse(takenBack.vacancy));
    await worker.visitor.send(responseCalls.change, {
      params: { id: String(response.id) },
      body: { status: 'withdrawn' },
    });
    const blocked = await createAsked();
    await blocked.family.visitor.call(blockCalls.add, {
      params: { user: String(blocked.asked[1]?.worker.id) },
    });
    await watch(4);
    for (const { family, vacancy } of [answered, takenBack, blocked]) {
      expect((await own(family, vacancy)).silence).toBeNull();
      expect(await told(family)).toBe(0);
    }
  });

  it('is heard of by showing the card again', async () => {
    const { family, vacancy } = await createAsked();
    await watch(4);
    await watch(12);
    const params = { slug: vacancy.slug };
    const body = { version: vacancy.version };
    const paused = await family.visitor.call(cardCalls.vacancy.pause, { params, body });
    expect(paused.data.silence).toBeNull();
    const { data } = await family.visitor.call(cardCalls.vacancy.resume, {
      params,
      body: { version: paused.data.version },
    });
    expect([data.silence, data.published_at]).toEqual([null, vacancy.published_at]);
    const stored = await app.db
      .selectFrom('cards')
      .select(['published_at', 'sunk_from'])
      .where('slug', '=', vacancy.slug)
      .executeTakeFirstOrThrow();
    expect([stored.published_at?.toISOString(), stored.sunk_from]).toEqual([
      vacancy.published_at,
      null,
    ]);
  });
});
