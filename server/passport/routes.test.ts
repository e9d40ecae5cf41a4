import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { passportCalls, passportParts } from '#contract/passport.ts';
import { showPassportScan } from '#contract/queued-passports.ts';
import { consentCalls } from '#contract/settings.ts';
import { getUser, updateUser } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { emptyPng, textBomb } from '#tests/hostile-pictures.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { passUndo } from '#tests/moderation.ts';
import { addScan, decide, decideUnseen, sendPassport, settle } from '#tests/passports.ts';
import { jpegPhoto, plainPicture } from '#tests/pictures.ts';
import { purgeScans } from './jobs.ts';
import { storedScan } from './rules.ts';

let app: TestApp;
let moderator: Person;
let elena: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator', name: 'Вера Павлова' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  elena = await createPerson(app, { role: 'worker', name: 'Елена Соколова' });
});

const show = async ({ visitor } = elena) => (await visitor.call(passportCalls.show)).data;
const reason = 'Страница не читается: снимите её при свете';
const refused = { decision: 'reject', reason } as const;
const approved = { decision: 'approve' } as const;

async function queueOf({ id }: Person, { visitor } = moderator) {
  const { data } = await visitor.call(moderationCalls.passports.list, { query: {} });
  return data.data.find(({ person }) => person.id === id);
}

const scansOf = ({ id }: Person) =>
  app.db.selectFrom('passport_scans').selectAll().where('user_id', '=', id).execute();

/** How many of these lie in the vault. */
async function storedOf(scans: { id: string; sealed_key: Buffer }[]): Promise<number> {
  const found = await Promise.all(
    scans.map(({ id, sealed_key }) => app.deps.vault.read(storedScan(id), sealed_key)),
  );
  return found.filter((bytes) => bytes !== null).length;
}

async function lookAt(id: number, { visitor }: Pick<Person, 'visitor'> = moderator, part = 'page') {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = showPassportScan.path.replace(':id', String(id)).replace(':part', part);
  return app.server.inject({ url: apiPrefix + path, headers: { cookie } });
}

const looksAt = ({ id }: Person) =>
  app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'passport_view')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute();

const ageScans = ({ id }: Person, days: number) =>
  app.db
    .updateTable('passport_checks')
    .set({ applied_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
    .where('user_id', '=', id)
    .execute();

describe('sending', () => {
  it('asks for both pictures, and then waits', async () => {
    expect(await show()).toMatchObject({ state: 'none', sent_at: null });
    const early = await elena.visitor.send(passportCalls.send);
    expect(early.status).toBe(422);
    expect(Object.keys(early.problem.errors ?? {})).toEqual(['page', 'selfie']);
    await addScan(elena, 'page');
    const half = await elena.visitor.send(passportCalls.send);
    expect(half.problem.errors).toEqual({
      selfie: ['Добавьте снимок, на котором вы держите паспорт'],
    });
    await sendPassport(app, elena);
    expect(await show()).toMatchObject({ state: 'waiting', decided_at: null });
    const again = await elena.visitor.send(passportCalls.send);
    expect(again).toMatchObject({ status: 409, problem: { detail: /уже на проверке/ } });
    expect((await addScan(elena, 'page')).status).toBe(409);
  });

  it('goes by nothing without a consent, which stands in its history', async () => {
    const body = await jpegPhoto();
    const params = { part: 'page' };
    const { status, problem } = await elena.visitor.send(passportCalls.addScan, { params, body });
    expect(status).toBe(422);
    expect(problem.errors).toHaveProperty('consent');
    expect(await scansOf(elena)).toEqual([]);
    await sendPassport(app, elena);
    const { data } = await elena.visitor.call(consentCalls.list);
    const given = data.data.filter(({ kind }) => kind === 'passport');
    expect(given).toMatchObject([{ withdrawn_at: null }]);
  });

  it('needs a name to be compared with', async () => {
    const nameless = await createPerson(app, { role: 'worker', name: null });
    for (const part of ['page', 'selfie'] as const) await addScan(nameless, part);
    const { status, problem } = await nameless.visitor.send(passportCalls.send);
    expect({ status, detail: problem.detail }).toEqual({
      status: 409,
      detail: 'Сначала напишите в профиле, как вас зовут',
    });
  });

  it.each([
    ['a text', async () => Buffer.from('no picture at all'), 415],
    ['a picture of a billion pixels', async () => emptyPng(40_000, 30_000), 422],
    ['a stamp', () => jpegPhoto({ width: 100, height: 100 }), 422],
    ['eleven megabytes', async () => Buffer.alloc(11 * 1024 * 1024, 1), 413],
  ])('refuses %s', async (_what, bytes, status) => {
    expect((await addScan(elena, 'page', await bytes())).status).toBe(status);
    expect(await scansOf(elena)).toEqual([]);
  });

  it('leaves out texts that would take a gigabyte', async () => {
    // 1.3 gigabytes of them: decoded, they would end the process that decodes, and the answer be 422.
    expect((await addScan(elena, 'page', await textBomb('zTXt', 160))).status).toBe(204);
    const [scan] = await scansOf(elena);
    const opened = await app.deps.vault.read(
      storedScan(scan?.id ?? ''),
      scan?.sealed_key ?? Buffer.alloc(0),
    );
    expect(opened?.length).toBeLessThan(100_000);
  });

  it('knows no third part', async () => {
    const params = { part: 'stamp' };
    const body = await jpegPhoto();
    const input = { params, query: { consent: 'yes' }, body };
    expect((await elena.visitor.send(passportCalls.addScan, input)).status).toBe(404);
  });

  it('takes a better picture in place of the one before, and keeps only that', async () => {
    await addScan(elena, 'page');
    const before = await scansOf(elena);
    await addScan(elena, 'page', await jpegPhoto({ background: '#336699' }));
    const after = await scansOf(elena);
    expect(after).toHaveLength(1);
    expect(after[0]?.id).not.toBe(before[0]?.id);
    expect(await storedOf(before)).toBe(0);
    expect(await storedOf(after)).toBe(1);
  });
});

describe('what lies in the vault', () => {
  it('is a picture made anew, encrypted, at no address', async () => {
    const bytes = await plainPicture()
      .withExif({ IFD0: { Make: 'Secret phone' } })
      .jpeg()
      .toBuffer();
    await addScan(elena, 'page', bytes);
    const [scan] = await scansOf(elena);
    const name = storedScan(scan?.id ?? '');
    const opened = await app.deps.vault.read(name, scan?.sealed_key ?? Buffer.alloc(0));
    expect(opened?.includes('Secret phone')).toBe(false);
    expect(await sharp(opened ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp' });
    expect(await app.deps.storage.read(name)).toBeNull();
    for (const form of ['scan.bin', 'original.webp', '640.webp']) {
      const { statusCode } = await app.server.inject({ url: `/files/${scan?.id}/${form}` });
      expect(statusCode).toBe(404);
    }
  });

  it('is shown to nobody once somebody has touched it', async () => {
    const id = await sendPassport(app, elena);
    const scan = (await scansOf(elena)).find(({ part }) => part === 'page');
    const sealed = app.deps.vault.seal(storedScan(scan?.id ?? ''), Buffer.from('another'));
    // The bytes of another key in its place.
    await app.deps.vault.write(storedScan(scan?.id ?? ''), sealed);
    const { statusCode, body } = await lookAt(id);
    expect(statusCode).toBe(404);
    expect(body).toContain('Снимок не открывается');
    // What did not open was not seen.
    expect(await looksAt(elena)).toEqual([]);
    expect(body).not.toContain('another');
  });
});

describe('a moderator', () => {
  it('has all that is to be compared, the oldest first', async () => {
    await createPublished(elena, 'resume');
    const id = await sendPassport(app, elena);
    const later = await createPerson(app, { role: 'employer', name: 'Анна' });
    await sendPassport(app, later);
    const waiting = await queueOf(elena);
    expect(waiting).toMatchObject({
      id,
      person: { id: elena.id, name: 'Елена Соколова', birth_years: [1980] },
      parts: ['page', 'selfie'],
      rejected_before: null,
    });
    const { data } = await moderator.visitor.call(moderationCalls.passports.list, { query: {} });
    const order = data.data.map(({ person }) => person.id);
    expect(order.indexOf(elena.id)).toBeLessThan(order.indexOf(later.id));
    expect((await queueOf(later))?.person.birth_years).toEqual([]);
    const { data: overview } = await moderator.visitor.call(moderationCalls.overview);
    const counted = overview.data.find(({ queue }) => queue === 'passports');
    expect(counted?.waiting).toBe(data.meta.total);
  });

  it('stands in the log before the first byte leaves', async () => {
    const id = await sendPassport(app, elena);
    const answer = await lookAt(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp' });
    await lookAt(id, moderator, 'selfie');
    expect(await looksAt(elena)).toMatchObject([
      { actor_id: moderator.id, subject_type: 'user', detail: { part: 'page' } },
      { actor_id: moderator.id, detail: { part: 'selfie' } },
    ]);

    // Where nothing can be written down, nothing is shown.
    await app.db.schema.alterTable('audit_log').renameTo('audit_log_gone').execute();
    const unseen = await lookAt(id);
    await app.db.schema.alterTable('audit_log_gone').renameTo('audit_log').execute();
    expect(unseen.statusCode).toBe(500);
    expect(unseen.headers['content-type']).toContain('json');
    expect(await looksAt(elena)).toHaveLength(2);
  });

  it('is the only one who sees it', async () => {
    const id = await sendPassport(app, elena);
    expect((await lookAt(id, { visitor: app.visitor() })).statusCode).toBe(401);
    const family = await createPerson(app, { role: 'employer' });
    expect((await lookAt(id, family)).statusCode).toBe(403);
    expect((await lookAt(id, elena)).statusCode).toBe(403);
    expect(await looksAt(elena)).toEqual([]);
    await settle(app, moderator, id, approved);
    expect((await lookAt(id)).statusCode).toBe(404);
  });

  it('does not judge their own', async () => {
    const id = await sendPassport(app, moderator);
    expect(await queueOf(moderator)).toBeUndefined();
    expect((await lookAt(id)).statusCode).toBe(403);
    expect((await decide(moderator, id, approved)).status).toBe(403);
    const admin = await createPerson(app, { role: 'admin' });
    expect((await queueOf(moderator, admin))?.id).toBe(id);
    await moderator.visitor.call(passportCalls.remove);
  });
});

describe('a decision', () => {
  it('marks the person ten seconds later, and tells them', async () => {
    const card = await createPublished(elena, 'resume');
    const id = await sendPassport(app, elena);
    expect((await decide(moderator, id, approved)).status).toBe(200);
    expect(await queueOf(elena)).toBeUndefined();
    expect(await show()).toMatchObject({ state: 'waiting' });
    await passUndo(app);
    expect(await show()).toMatchObject({ state: 'verified' });
    const page = await app.visitor().call(cardCalls.resume.show, { params: { slug: card.slug } });
    expect(page.data.owner.verified_passport).toBe(true);
    const { data: user } = await elena.visitor.call(getUser);
    expect(user.unread_notifications_count).toBe(1);
    expect(user.rating.setting & 32).toBe(32);
    const [letter] = await lettersTo(app, elena.email);
    expect(letter?.subject).toBe('Паспорт проверен');
    expect(letter?.content?.action?.path).toBe('/account/edit/verify-passport');
    const again = await elena.visitor.send(passportCalls.send);
    expect(again).toMatchObject({ status: 409, problem: { detail: 'Паспорт уже проверен' } });
  });

  it('against it says why, in the account alone, and another try is free', async () => {
    const id = await sendPassport(app, elena);
    await settle(app, moderator, id, refused);
    expect(await show()).toMatchObject({ state: 'rejected', reason });
    const [letter] = await lettersTo(app, elena.email);
    expect(letter?.subject).toBe('Паспорт пока не подтверждён');
    expect(letter?.text).not.toContain('не читается');
    const second = await sendPassport(app, elena);
    expect(await show()).toMatchObject({ state: 'waiting', reason: '' });
    expect((await queueOf(elena))?.rejected_before).toBe(reason);
    await settle(app, moderator, second, approved);
    expect(await show()).toMatchObject({ state: 'verified' });
    const entries = await app.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject_id', '=', String(elena.id))
      .where('action', '!=', 'passport_view')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { action: 'passport_reject', detail: { reason } },
      { action: 'passport_approve' },
    ]);
  });

  it('is taken back in time, and made once only', async () => {
    const id = await sendPassport(app, elena);
    const other = await createPerson(app, { role: 'moderator', name: 'Пётр' });
    await decide(moderator, id, refused);
    const second = await decide(other, id, approved);
    expect(second).toMatchObject({
      status: 409,
      problem: { detail: 'Паспорт уже отклонили: Вера Павлова' },
    });
    const pending = async ({ visitor }: Person) =>
      (await visitor.call(moderationCalls.pending)).data.data.filter((one) => one.id === id);
    const title = 'Елена Соколова';
    expect(await pending(moderator)).toMatchObject([
      { queue: 'passports', title, decision: 'reject' },
    ]);
    expect(await pending(other)).toEqual([]);
    const params = { id: String(id) };
    const undone = await moderator.visitor.call(moderationCalls.passports.undo, { params });
    expect(undone.status).toBe(204);
    await passUndo(app);
    expect(await show()).toMatchObject({ state: 'waiting' });
    expect((await queueOf(elena))?.id).toBe(id);
  });

  it('is vouched for by whoever has opened both pictures alone', async () => {
    const id = await sendPassport(app, elena);
    const other = await createPerson(app, { role: 'moderator', name: 'Пётр' });
    for (const part of passportParts) await lookAt(id, other, part);
    await lookAt(id, moderator, 'page');
    const early = await decideUnseen(moderator, id, approved);
    expect([early.status, early.problem.detail]).toEqual([
      409,
      'Сначала откройте оба снимка: подтверждают то, что видели сами',
    ]);
    await lookAt(id, moderator, 'selfie');
    expect((await decideUnseen(moderator, id, approved)).status).toBe(200);
    const second = await sendPassport(app, await createPerson(app, { role: 'worker' }));
    // What cannot be opened can be refused, and those of one person say nothing of another.
    expect((await decideUnseen(moderator, second, approved)).status).toBe(409);
    expect((await decideUnseen(moderator, second, refused)).status).toBe(200);
  });

  it('needs a reason to refuse', async () => {
    const id = await sendPassport(app, elena);
    const nothing = { decision: 'reject', reason: '' } as const;
    expect((await decide(moderator, id, nothing)).status).toBe(422);
  });

  it('lapses when the name is another one meanwhile', async () => {
    const id = await sendPassport(app, elena);
    await decide(moderator, id, approved);
    await elena.visitor.call(updateUser, { body: { name: 'Елена Воронова' } });
    await passUndo(app);
    expect(await show()).toMatchObject({ state: 'waiting' });
    expect((await queueOf(elena))?.person.name).toBe('Елена Воронова');
    await settle(app, moderator, id, approved);
    await elena.visitor.call(updateUser, { body: { name: 'Елена Сорокина' } });
    expect(await show()).toMatchObject({ state: 'outdated' });
    await sendPassport(app, elena);
    expect(await show()).toMatchObject({ state: 'waiting' });
  });
});

describe('the pictures', () => {
  it('go three days after the decision; what waits stays', async () => {
    const waiting = await createPerson(app, { role: 'worker' });
    await sendPassport(app, waiting);
    const id = await sendPassport(app, elena);
    await settle(app, moderator, id, approved);
    const scans = await scansOf(elena);
    await ageScans(elena, 2);
    await purgeScans.run(app.deps, {});
    expect(await storedOf(scans)).toBe(2);
    await ageScans(elena, 4);
    await purgeScans.run(app.deps, {});
    expect(await storedOf(scans)).toBe(0);
    expect(await scansOf(elena)).toEqual([]);
    expect(await storedOf(await scansOf(waiting))).toBe(2);
    expect(await show()).toMatchObject({ state: 'verified' });
  });

  it('that were never sent go after a day', async () => {
    await addScan(elena, 'page');
    const scans = await scansOf(elena);
    await purgeScans.run(app.deps, {});
    expect(await storedOf(scans)).toBe(1);
    await app.db
      .updateTable('passport_scans')
      .set({ created_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where('user_id', '=', elena.id)
      .execute();
    await purgeScans.run(app.deps, {});
    expect(await storedOf(scans)).toBe(0);
  });

  it('go at once with the consent, and the mark with them', async () => {
    const card = await createPublished(elena, 'resume');
    await settle(app, moderator, await sendPassport(app, elena), approved);
    const scans = await scansOf(elena);
    expect(await storedOf(scans)).toBe(2);
    expect((await elena.visitor.call(passportCalls.remove)).status).toBe(204);
    expect(await storedOf(scans)).toBe(0);
    expect(await show()).toMatchObject({ state: 'none' });
    const page = await app.visitor().call(cardCalls.resume.show, { params: { slug: card.slug } });
    expect(page.data.owner.verified_passport).toBe(false);
    const { data } = await elena.visitor.call(consentCalls.list);
    const given = data.data.filter(({ kind }) => kind === 'passport');
    expect(given.map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([true]);
    await elena.visitor.call(passportCalls.remove);
  });

  it('of somebody who is away are not asked for, and go three days later', async () => {
    await sendPassport(app, elena);
    const block = (blocked_at: Date | null) =>
      app.db
        .updateTable('users')
        .set({ blocked_at, blocked_reason: blocked_at && 'Просит деньги' })
        .where('id', '=', elena.id)
        .execute();
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await block(daysAgo(2));
    expect(await queueOf(elena)).toBeUndefined();
    const scans = await scansOf(elena);
    await purgeScans.run(app.deps, {});
    expect(await storedOf(scans)).toBe(2);
    await block(daysAgo(4));
    await purgeScans.run(app.deps, {});
    expect(await storedOf(scans)).toBe(0);
    await block(null);
    expect(await show()).toMatchObject({ state: 'none' });
    await sendPassport(app, elena);
    expect(await show()).toMatchObject({ state: 'waiting' });
  });
});
