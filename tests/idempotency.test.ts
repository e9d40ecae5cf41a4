import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#contract/account.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { contactUs } from '#contract/contact-us.ts';
import { takesIdempotencyKey } from '#contract/endpoint.ts';
import { sendEmailCode, updateUser } from '#contract/session.ts';
import { purgeIdempotencyKeys } from '#server/platform/http/idempotency.ts';
import { cellsOf, prepareCell } from '#tests/authorization/cells.ts';
import { keyOf } from '#tests/authorization/rows.ts';
import { startCard } from '#tests/cards.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let keys = 0;
const newKey = () => ({ 'idempotency-key': `intention-${(keys += 1)}` });
const employer = () => createPerson(app, { role: 'employer' });
const askForCode = ({ visitor }: Person, key: object, email = 'new@example.com') =>
  visitor.call(sendEmailCode, { body: { email, password } }, { ...key });
const codesOf = async ({ id }: Person) => {
  const codes = app.db.selectFrom('confirmation_codes').select('id').where('user_id', '=', id);
  return (await codes.where('target', '=', 'new@example.com').execute()).length;
};
const storedOf = ({ id }: Person) =>
  app.db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', id).execute();

/** A card, and a change of it that can be made once only: it names the version it is made from. */
async function writing() {
  const person = await employer();
  const card = await startCard(person, 'vacancy');
  const input = { params: { slug: card.slug }, body: { version: card.version, draft: {} } };
  const write = (key: object, place = 'Сокол') =>
    person.visitor.call(
      cardCalls.vacancy.update,
      { ...input, body: { ...input.body, draft: { place } } },
      { ...key },
    );
  const version = async () => {
    const { slug } = card;
    const own = await person.visitor.call(cardCalls.vacancy.showOwn, { params: { slug } });
    return own.data.version - card.version;
  };
  return { person, write, version };
}

describe('a call that is sent again with its key', () => {
  it('is answered as the first time, and done once', async () => {
    const { write, version } = await writing();
    const key = newKey();
    const first = await write(key);
    const again = await write(key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(first.data);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(await version()).toBe(1);
    expect((await write({})).status).toBe(409);
  });

  it('is answered without a body where there was none', async () => {
    const person = await employer();
    const key = newKey();
    const replies = [await askForCode(person, key), await askForCode(person, key)];
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    expect(await codesOf(person)).toBe(1);
    // Another one is another call, and so soon there is no other code.
    expect((await askForCode(person, newKey())).status).toBe(429);
  });

  it('waits for its twins, and all eight get one answer', async () => {
    const { write, version } = await writing();
    const key = newKey();
    const replies = await Promise.all(Array.from({ length: 8 }, () => write(key)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await version()).toBe(1);
  });

  it('waits for twins at another process of the same product, too', async () => {
    const person = await employer();
    const second = await app.startSecond();
    const there = second.visitor();
    for (const [name, value] of person.visitor.cookies) there.cookies.set(name, value);
    const key = newKey();
    const elsewhere = { ...person, visitor: there };
    const replies = await Promise.all(
      [person, elsewhere, person, elsewhere].map((who) => askForCode(who, key)),
    );
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await codesOf(person)).toBe(1);
    await second.stop();
  });

  it('is told to come back when its twin takes longer than a statement may', async () => {
    const { person, write, version } = await writing();
    const key = newKey();
    const twin = `idempotency:${person.id}:${key['idempotency-key']}`;
    const refused = await app.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${twin}, 0))`.execute(trx);
      return write(key);
    });
    expect([refused.status, refused.problem.code]).toEqual([503, 'overloaded']);
    expect(refused.headers['retry-after']).toBe('10');
    expect((await write(key)).status).toBe(200);
    expect(await version()).toBe(1);
  });

  it('is refused with another body, or at another address', async () => {
    const { person, write, version } = await writing();
    const key = newKey();
    await write(key);
    const refusals = [await write(key, 'Аэропорт'), await askForCode(person, key)];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409]);
    expect(refusals[0]?.problem.detail).toMatch(/^С этим ключом уже был другой запрос/);
    expect(await version()).toBe(1);
    expect(await codesOf(person)).toBe(0);
  });

  it('is nothing to another person', async () => {
    const [one, other] = [await employer(), await employer()];
    const key = newKey();
    for (const person of [one, other]) expect((await askForCode(person, key)).status).toBe(202);
    expect([await codesOf(one), await codesOf(other)]).toEqual([1, 1]);
  });

  it('is a new one after a day, and then nothing is kept of it', async () => {
    const person = await employer();
    const key = newKey();
    const call = async (name: string) => {
      const { status, data } = await person.visitor.call(updateUser, { body: { name } }, key);
      return [status, data.name];
    };
    const age = () =>
      app.db
        .updateTable('idempotency_keys')
        .set({ created_at: new Date(Date.now() - 24 * 60 * 60 * 1000 - 1000) })
        .where('user_id', '=', person.id)
        .execute();
    expect(await call('Анна')).toEqual([200, 'Анна']);
    await age();
    expect(await call('Ольга')).toEqual([200, 'Ольга']);
    await purgeIdempotencyKeys(app.db);
    expect(await storedOf(person)).toHaveLength(1);
    await age();
    await purgeIdempotencyKeys(app.db);
    expect(await storedOf(person)).toEqual([]);
  });

  it('keeps nothing by which a password could be guessed', async () => {
    const person = await employer();
    const new_password = 'sovsem-drugoi-parol-43';
    await person.visitor.call(changePassword, { body: { password, new_password } }, newKey());
    const [stored] = await storedOf(person);
    const text = JSON.stringify(stored);
    expect(text).not.toContain(password);
    expect(text).not.toContain(new_password);
    expect(stored?.call).toHaveLength(32);
  });
});

describe('a keyed call that fails', () => {
  /** The database itself refuses, as late as it can: when everything is said and done. */
  const breakCommits = () =>
    sql`
      create function refuse() returns trigger language plpgsql as
        'begin raise exception ''the disk is full''; end';
      create constraint trigger refusal after insert on idempotency_keys
        deferrable initially deferred for each row execute function refuse()`.execute(app.db);
  const mendCommits = () => sql`drop function refuse cascade`.execute(app.db);

  it('at the last moment leaves nothing, and can be sent again', async () => {
    const { person, write, version } = await writing();
    const key = newKey();
    await breakCommits();
    const broken = await write(key).finally(mendCommits);
    expect(broken.status).toBeGreaterThanOrEqual(500);
    expect(await version()).toBe(0);
    expect(await storedOf(person)).toEqual([]);
    expect((await write(key)).status).toBe(200);
    expect(await version()).toBe(1);
  });

  it('by a refusal is tried anew, and what was counted stays counted', async () => {
    const person = await employer();
    const key = newKey();
    const body = { password: 'ne-tot-parol-1', new_password: 'sovsem-drugoi-parol-43' };
    const tries = [];
    for (let times = 0; times < 11; times += 1) {
      tries.push((await person.visitor.send(changePassword, { body }, key)).status);
    }
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    expect(await storedOf(person)).toEqual([]);
  });

  it('after a part of it was done keeps what a call without a key keeps', async () => {
    const { person, write } = await writing();
    await write({});
    // The version is old now: the change is refused within its transaction.
    expect((await write(newKey())).status).toBe(409);
    expect(await storedOf(person)).toEqual([]);
  });
});

describe('a key', () => {
  it('of a guest is not kept', async () => {
    const visitor = app.visitor();
    const body = { name: 'Анна', contact: 'a@example.com', topic: 'site', text: 'Как войти?' };
    const key = newKey();
    for (const _ of [1, 2]) expect((await visitor.send(contactUs, { body }, key)).status).toBe(202);
    const { rows } =
      await sql`select from idempotency_keys where key = ${Object.values(key)[0]}`.execute(app.db);
    expect(rows).toEqual([]);
  });

  it.each(['', 'два слова', 'a'.repeat(101)])('«%s» is not read', async (key) => {
    const person = await employer();
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
    const { status, problem } = await person.visitor.call(updateUser, { body: {} }, headers);
    expect([status, problem.code]).toEqual([400, 'bad_request']);
  });
});

describe('every call that takes a key', () => {
  it('answers twice the same, and sets no cookie', async () => {
    const endpoints = app.endpoints.filter(takesIdempotencyKey);
    expect(endpoints.length).toBeGreaterThan(40);
    const uneven = [];
    for (const endpoint of endpoints) {
      const cell = cellsOf(endpoint).find(
        ({ caller, whose }) => whose === 'own' && caller === callerOf(endpoint.access),
      );
      if (!cell) continue;
      await app.db.deleteFrom('attempts').execute();
      const { visitor, input } = await prepareCell(app, cell);
      const key = newKey();
      const first = await visitor.send(endpoint, input, key);
      const again = await visitor.send(endpoint, input, key);
      const isEven =
        again.status === first.status &&
        (first.status >= 400 || JSON.stringify(again.data) === JSON.stringify(first.data)) &&
        first.headers['set-cookie'] === undefined;
      if (!isEven) uneven.push([keyOf(endpoint), first.status, again.status]);
    }
    expect(uneven).toEqual([]);
  });
});

const callerOf = (access: string) => (access === 'user' ? 'worker' : access);
