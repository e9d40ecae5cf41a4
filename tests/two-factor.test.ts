import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as session from '#contract/session.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { getSettings } from '#contract/settings.ts';
import { photoUrl } from '#contract/photos.ts';
import { loginWithCode, twoFactorCalls } from '#contract/two-factor.ts';
import { newSiteFileId } from '#server/files/rules.ts';
import { codeOf, stepOf } from '#server/two-factor/totp.rules.ts';
import { createPerson, password, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { fromBase32 } from '#tests/base32.ts';
import { writtenTo } from '#tests/deliveries.ts';
import { production } from '#tests/production.ts';

let app: TestApp;
let real: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  real = await startTestApp(production);
});
afterAll(async () => {
  await app.stop();
  await real.stop();
});

interface Enrolled extends Person {
  secret: Buffer;
  recoveryCodes: string[];
}

async function enrol(person: Person, code?: string): Promise<Enrolled> {
  const { data } = await person.visitor.call(twoFactorCalls.begin, {
    body: { password, ...(code && { code }) },
  });
  const secret = fromBase32(data.key);
  const confirmed = await person.visitor.call(twoFactorCalls.confirm, {
    body: { code: codeOf(secret, stepOf(Date.now())) },
  });
  expect(confirmed.status).toBe(200);
  return { ...person, secret, recoveryCodes: confirmed.data.recovery_codes };
}

const codeTo = async (address: string) =>
  /\d{6}/.exec((await writtenTo(real, address))[0]?.text ?? '')?.[0] ?? '';

/** As if the code of this step had not been used yet. */
const forgetStep = (id: number) =>
  app.db.updateTable('second_factors').set({ last_step: 0 }).where('user_id', '=', id).execute();

const nowOf = ({ secret }: Enrolled) => codeOf(secret, stepOf(Date.now()));
const wrongOf = (person: Enrolled) => (nowOf(person) === '000000' ? '000001' : '000000');

async function challenged({ email }: Person, door: TestApp = app) {
  const visitor = door.visitor();
  const reply = await visitor.call(session.login, { body: { login: email, password } });
  expect(reply.problem).toMatchObject({ status: 403, code: 'second_factor_required' });
  return { visitor, reply };
}

describe('what is refused says what to do', () => {
  const errorOf = ({ problem }: { problem: { errors?: Record<string, string[]> } }) =>
    problem.errors?.['code']?.[0];

  it('while it is set up: another key, a page of before, a factor that is on', async () => {
    const { visitor } = await createPerson(app, { role: 'worker' });
    const confirm = (code: string) => visitor.call(twoFactorCalls.confirm, { body: { code } });
    const codeNow = (key: string) => codeOf(fromBase32(key), stepOf(Date.now()));
    const early = await confirm('123456');
    expect(early.problem).toMatchObject({
      status: 409,
      detail: 'Настройка прервалась. Обновите страницу и начните её заново',
    });
    const { data: first } = await visitor.call(twoFactorCalls.begin, { body: { password } });
    const { data: second } = await visitor.call(twoFactorCalls.begin, { body: { password } });
    const wrong = await confirm(codeNow(first.key));
    expect(wrong.status).toBe(422);
    expect(errorOf(wrong)).toContain('добавьте ключ с этой страницы заново');
    expect((await confirm(codeNow(second.key))).status).toBe(200);
    expect((await confirm(codeNow(second.key))).problem).toMatchObject({
      status: 409,
      detail: 'Вход с кодом уже включён. Обновите страницу',
    });
  });

  it('at the login: a wrong code, a wrong recovery code, five of them', async () => {
    const anna = await enrol(await createPerson(app, { role: 'worker' }));
    const { visitor } = await challenged(anna);
    const tryCode = (code: string) => visitor.call(loginWithCode, { body: { code } });
    expect(errorOf(await tryCode(wrongOf(anna)))).toBe(
      'Код не подошёл. Введите тот, что на экране сейчас, и проверьте часы телефона',
    );
    expect(errorOf(await tryCode('aaaa-bbbb-cc'))).toBe(
      'Резервный код не подошёл. Возьмите другой: каждый подходит один раз',
    );
    for (let more = 0; more < 3; more += 1) await tryCode(wrongOf(anna));
    expect((await tryCode(nowOf(anna))).problem).toMatchObject({
      code: 'gone',
      detail: 'Пять кодов подряд не подошли. Введите пароль ещё раз',
    });
  });
});

describe('signing in with a factor', () => {
  let anna: Enrolled;
  beforeEach(async () => {
    anna = await enrol(await createPerson(app, { role: 'worker' }));
    await forgetStep(anna.id);
  });

  it('the password alone gives no session, and no script reads the challenge', async () => {
    const { visitor, reply } = await challenged(anna);
    expect(visitor.cookies.has('auth.token')).toBe(false);
    expect(reply.problem.challenge).toBeUndefined();
    expect(String(reply.headers['set-cookie'])).toMatch(/auth\.challenge=[^;]+;[^,]*HttpOnly/);
    expect((await visitor.call(session.getUser)).status).toBe(401);

    const done = await visitor.call(loginWithCode, { body: { code: nowOf(anna) } });
    expect(done.status).toBe(200);
    expect(done.data.user).toMatchObject({ email: anna.email, second_factor: 'on' });
    expect(visitor.cookies.has('auth.challenge')).toBe(false);
    expect((await visitor.call(session.getUser)).status).toBe(200);
  });

  it('a code is good once, and so is a challenge', async () => {
    const first = await challenged(anna);
    const second = await challenged(anna);
    const kept = first.visitor.cookies.get('auth.challenge') ?? '';
    const code = nowOf(anna);
    expect((await first.visitor.call(loginWithCode, { body: { code } })).status).toBe(200);
    const replayed = await second.visitor.call(loginWithCode, { body: { code } });
    expect(replayed.status).toBe(422);
    expect(replayed.problem.errors?.['code']).toEqual([
      'Этот код уже использован. Дождитесь следующего: он придёт за полминуты',
    ]);
    expect(replayed.problem.errors).toHaveProperty('code');
    await forgetStep(anna.id);
    const thief = app.visitor();
    thief.cookies.set('auth.challenge', kept);
    expect((await thief.call(loginWithCode, { body: { code: nowOf(anna) } })).status).toBe(410);
  });

  it('of five at once with one code exactly one comes in', async () => {
    const { visitor } = await challenged(anna);
    const others = await Promise.all(Array.from({ length: 4 }, () => challenged(anna)));
    const doors = [visitor, ...others.map((one) => one.visitor)];
    const code = nowOf(anna);
    const answers = await Promise.all(
      doors.map((door) => door.call(loginWithCode, { body: { code } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('a challenge takes five tries, then asks for the password again', async () => {
    const { visitor } = await challenged(anna);
    const guess = () => visitor.call(loginWithCode, { body: { code: wrongOf(anna) } });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(410);
    const right = await visitor.call(loginWithCode, { body: { code: nowOf(anna) } });
    expect(right.status).toBe(410);
  });

  it('a thief of the password guesses ten times an hour; the owner comes in meanwhile', async () => {
    const own = app.visitor();
    await own.call(session.login, { body: { login: anna.email, password } });
    await own.call(loginWithCode, { body: { code: nowOf(anna) } });
    await forgetStep(anna.id);

    const seen: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { visitor } = await challenged(anna);
      for (let tries = 0; tries < 5; tries += 1) {
        seen.push((await visitor.call(loginWithCode, { body: { code: wrongOf(anna) } })).status);
      }
    }
    expect(seen).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    await own.call(session.logout);
    await own.call(session.login, { body: { login: anna.email, password } });
    expect((await own.call(loginWithCode, { body: { code: nowOf(anna) } })).status).toBe(200);
  });

  it('a password that was changed meanwhile makes the challenge void', async () => {
    const { visitor } = await challenged(anna);
    await app.db
      .updateTable('users')
      .set({ password_hash: 'argon2id$x$y' })
      .where('id', '=', anna.id)
      .execute();
    expect((await visitor.call(loginWithCode, { body: { code: nowOf(anna) } })).status).toBe(410);
  });

  it('a recovery code lets in once, however it is spelled, and is told by mail', async () => {
    const [code = ''] = anna.recoveryCodes;
    const { visitor } = await challenged(anna);
    const spelled = ` ${code.toUpperCase().replace('-', ' ')} `;
    expect((await visitor.call(loginWithCode, { body: { code: spelled } })).status).toBe(200);
    const again = await challenged(anna);
    expect((await again.visitor.call(loginWithCode, { body: { code } })).status).toBe(422);
    expect((await visitor.call(twoFactorCalls.get)).data.recovery_codes_left).toBe(9);
    expect(await subjectsTo(anna)).toContain('Вход по резервному коду');
  });

  it('an app gets the challenge in the refusal, and its tokens in the end', async () => {
    const phone = app.visitor();
    const device_name = 'Телефон';
    const body = { login: anna.email, password, device_name };
    const { problem, headers } = await phone.call(session.login, { body });
    expect(problem.code).toBe('second_factor_required');
    expect(String(headers['set-cookie'])).not.toContain('challenge');
    const { challenge = '' } = problem;
    const { data } = await app
      .visitor()
      .call(loginWithCode, { body: { code: nowOf(anna), challenge, device_name } });
    expect(data.token).toMatch(/^[\w-]{43}$/);
  });
});

const subjectsTo = async ({ id }: Person) =>
  (
    await app.db
      .selectFrom('letters')
      .select('content')
      .where('user_id', '=', id)
      .where('channel', '=', 'mail')
      .execute()
  ).map(({ content }) => content?.subject);

describe('the settings of a person', () => {
  it('lead from the key to ten codes, sign others out, and tell by mail', async () => {
    const person = await createPerson(app, { role: 'employer' });
    const elsewhere = app.visitor();
    await elsewhere.call(session.login, { body: { login: person.email, password } });
    const begun = await person.visitor.call(twoFactorCalls.begin, { body: { password } });
    expect(begun.data.uri).toContain(`secret=${begun.data.key}&issuer=`);
    // Not on before the first code, and not by a wrong one.
    const wrong = await person.visitor.call(twoFactorCalls.confirm, { body: { code: '000000' } });
    expect(wrong.status).toBe(422);
    expect((await person.visitor.call(twoFactorCalls.get)).data.state).toBe('off');

    const { recoveryCodes, secret } = await enrol(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await elsewhere.call(session.getUser)).status).toBe(401);
    expect((await person.visitor.call(twoFactorCalls.get)).data).toMatchObject({
      state: 'on',
      recovery_codes_left: 10,
    });
    expect((await person.visitor.call(twoFactorCalls.begin, { body: { password } })).status).toBe(
      409,
    );
    expect(await subjectsTo(person)).toContain('Вход с кодом включён');

    // At rest there is neither the secret nor a code.
    const { sealed_key, sealed_secret } = await app.db
      .selectFrom('second_factors')
      .select(['sealed_key', 'sealed_secret'])
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(Buffer.concat([sealed_key, sealed_secret]).includes(secret)).toBe(false);
    const hashes = await app.db.selectFrom('recovery_codes').select('hash').execute();
    for (const { hash } of hashes) expect(recoveryCodes).not.toContain(hash.toString());
  });

  it('ask for the password of now', async () => {
    const person = await enrol(await createPerson(app, { role: 'worker' }));
    const renew = (body: { password?: string }) =>
      person.visitor.call(twoFactorCalls.renewRecoveryCodes, { body });
    expect((await renew({})).problem.errors).toHaveProperty('password');
    expect((await renew({ password: 'wrong' })).status).toBe(422);
    const { data } = await renew({ password });
    expect(data.recovery_codes).toHaveLength(10);
    expect(data.recovery_codes).not.toContain(person.recoveryCodes[0]);
    expect(await subjectsTo(person)).toContain('Новые резервные коды');
  });

  it('turn it off with a code, beside the password', async () => {
    const person = await enrol(await createPerson(app, { role: 'worker' }));
    await forgetStep(person.id);
    const remove = (code: string) =>
      person.visitor.call(twoFactorCalls.remove, { body: { code, password } });
    expect((await remove(wrongOf(person))).status).toBe(422);
    expect((await remove(nowOf(person))).status).toBe(204);
    expect((await person.visitor.call(twoFactorCalls.get)).data.state).toBe('off');
    const { status } = await app
      .visitor()
      .call(session.login, { body: { login: person.email, password } });
    expect(status).toBe(200);
    expect(await subjectsTo(person)).toContain('Вход с кодом выключен');
  });
});

describe('the staff', () => {
  it.each(['moderator', 'admin'] as const)(
    'in production %s without a factor reaches nothing but the way to it',
    async (role) => {
      const person = await createPerson(real, { role });
      const { visitor } = person;
      const scan = '/api/v1/admin/passports/1/scans/page';
      const refused = [
        await visitor.call(moderationCalls.overview),
        await visitor.call(getSettings),
        JSON.parse((await visitor.request('GET', scan)).text),
      ].map((answer) => ('problem' in answer ? answer.problem : answer));
      for (const problem of refused) {
        expect(problem).toMatchObject({ status: 403, code: 'second_factor_required' });
      }
      expect((await visitor.call(session.getUser)).data.second_factor).toBe('needed');
      expect((await visitor.call(twoFactorCalls.get)).data.state).toBe('needed');
      const drawn = await draftPicture(real);
      const look = async () => (await visitor.request('GET', drawn)).status;
      expect(await look()).toBe(404);
      await person.visitor.call(twoFactorCalls.begin, { body: { password } });
      await enrol(person, await codeTo(person.email));
      expect(await look()).toBe(200);
      expect((await visitor.call(session.getUser)).data.second_factor).toBe('on');
      expect((await visitor.call(moderationCalls.overview)).status).toBe(200);
      await challenged(person, real);
    },
  );

  it('in production get the key by a code to the account, never by the password alone', async () => {
    const person = await createPerson(real, { role: 'moderator' });
    const { visitor, email, id } = person;
    const begin = (body: object) => visitor.send(twoFactorCalls.begin, { body });
    for (const body of [{ password }, { password, code: '' }, { password }]) {
      const { status, problem } = await begin(body);
      expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['code']]);
    }
    // One is on its way: no other is sent within the minute.
    const letters = await writtenTo(real, email);
    expect(letters.map(({ subject }) => subject)).toEqual(['Код для настройки входа']);
    const code = await codeTo(email);
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await begin({ password, code: wrong })).status).toBe(422);
    expect((await begin({ code })).problem.errors).toHaveProperty('password');
    const begun = real.db.selectFrom('second_factors').select('user_id').where('user_id', '=', id);
    expect(await begun.executeTakeFirst()).toBeUndefined();
    expect((await begin({ password, code })).status).toBe(200);
    expect((await begin({ password, code })).status).toBe(422);
  });

  it('without an e-mail get it by a message', async () => {
    const { id, visitor, phone } = await createPerson(real, { role: 'moderator' });
    const change = { email: null, email_verified_at: null };
    await real.db.updateTable('users').set(change).where('id', '=', id).execute();
    const begin = (body: object) => visitor.send(twoFactorCalls.begin, { body });
    expect((await begin({ password })).problem.errors?.['code']?.[0]).toContain('СМС');
    expect((await begin({ password, code: await codeTo(phone) })).status).toBe(200);
  });

  it('in the demo they may do without', async () => {
    const { visitor } = await createPerson(app, { role: 'moderator' });
    expect((await visitor.call(moderationCalls.overview)).status).toBe(200);
    expect((await visitor.call(session.getUser)).data.second_factor).toBe('off');
  });

  it('of families and workers nothing is asked in production', async () => {
    const { visitor } = await createPerson(real, { role: 'worker' });
    expect((await visitor.call(getSettings)).status).toBe(200);
    expect((await visitor.call(session.getUser)).data.second_factor).toBe('off');
  });
});

/** Address of a picture that no article shows yet. */
async function draftPicture({ db, deps }: TestApp): Promise<string> {
  const id = newSiteFileId();
  const of = { id, of_site: true, width: 1, height: 1, placeholder: '' };
  await db.insertInto('files').values(of).execute();
  await deps.storage.write(`${id}/640.webp`, Buffer.from('a picture'));
  return photoUrl(id, 640);
}
