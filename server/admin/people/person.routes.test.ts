import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personPageCalls } from '#contract/person-page.ts';
import type { WireRole } from '#contract/roles.ts';
import { getUser } from '#contract/session.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let moderator: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator', name: 'Вера Модератор' });
  admin = await createPerson(app, { role: 'admin' });
});
afterAll(() => app.stop());

const look = async ({ visitor }: Person, { id }: { id: number }) =>
  visitor.call(personPageCalls.show, { params: { id } });
const setRole = ({ visitor }: Person, { id }: { id: number }, role: WireRole) =>
  visitor.call(personPageCalls.changeRole, { params: { id }, body: { role } });
const auditOf = async ({ id }: Person) =>
  (
    await app.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'detail'])
      .where('subject_type', '=', 'user')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ actor_id, action, detail }) => [actor_id, action, detail]);

describe('the page of a person', () => {
  it('has what staff need when they call, and is written down', async () => {
    const nanny = await createPerson(app, { role: 'worker', name: 'Ольга Петрова' });
    const card = await createPublished(nanny, 'resume');
    await app.db
      .insertInto('letters')
      .values({ channel: 'sms', recipient: nanny.phone, text: 'Код: 123456', user_id: nanny.id })
      .execute();
    const { status, data } = await look(moderator, nanny);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      id: nanny.id,
      name: 'Ольга Петрова',
      role: 'worker',
      state: 'open',
      blocked_reason: null,
      passport_verified_at: null,
      has_second_factor: false,
      notes: [],
      cards: [{ slug: card.slug, kind: 'resume', state: 'published' }],
      complaints: [],
      payments: null,
      audit: [],
    });
    expect(data.tariff).not.toBeNull();
    expect(data.devices).toHaveLength(1);
    expect(data.letters[0]).toMatchObject({ channel: 'sms', state: 'waiting' });
    expect(JSON.stringify(data)).not.toContain('123456');
    expect(await auditOf(nanny)).toEqual([[moderator.id, 'person_view', {}]]);
  });

  it('shows payments to admins only', async () => {
    const person = await createPerson(app, { role: 'employer' });
    const { id: tariff_id } = await app.db
      .selectFrom('tariffs')
      .select('id')
      .where('slug', '=', 'employer-month')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('payments')
      .values({
        user_id: person.id,
        tariff_id,
        purpose: 'purchase',
        is_trial: false,
        amount_kopecks: 149_000,
        provider: 'sandbox',
        state: 'canceled',
      })
      .execute();
    expect((await look(admin, person)).data.payments).toMatchObject([{ amount_kopecks: 149_000 }]);
    const { data } = await look(moderator, person);
    expect(data.payments).toBeNull();
    expect(JSON.stringify(data)).not.toContain('kopecks');
  });

  it('keeps notes of the staff, each taken away by its author or an admin', async () => {
    const person = await createPerson(app, { role: 'employer' });
    const other = await createPerson(app, { role: 'moderator' });
    const params = { id: person.id };
    for (const [writer, text] of [
      [moderator, 'Перезвонить после шести'],
      [other, 'Просит вернуть деньги второй раз'],
    ] as const)
      await writer.visitor.call(personPageCalls.addNote, { params, body: { text } });
    const notes = async () => (await look(admin, person)).data.notes;
    const [newest, oldest] = await notes();
    expect([newest?.text, oldest?.text, oldest?.author?.name]).toEqual([
      'Просит вернуть деньги второй раз',
      'Перезвонить после шести',
      'Вера Модератор',
    ]);
    const remove = ({ visitor }: Person, note = 0) =>
      visitor.call(personPageCalls.removeNote, { params: { ...params, note } });
    expect((await remove(moderator, newest?.id)).status).toBe(404);
    expect((await remove(moderator, oldest?.id)).status).toBe(204);
    expect((await remove(admin, newest?.id)).status).toBe(204);
    expect(await notes()).toEqual([]);
    const empty = await moderator.visitor.call(personPageCalls.addNote, {
      params,
      body: { text: '   ' },
    });
    expect(empty.status).toBe(422);
  });

  it('signs them out everywhere', async () => {
    const person = await createPerson(app, { role: 'worker' });
    const params = { id: person.id };
    expect((await moderator.visitor.call(personPageCalls.signOut, { params })).status).toBe(204);
    expect((await person.visitor.call(getUser)).status).toBe(401);
    const staff = { params: { id: admin.id } };
    expect((await moderator.visitor.call(personPageCalls.signOut, staff)).status).toBe(403);
  });
});

describe('a role of the staff', () => {
  it('is given and taken by an admin, and ends the sessions of the old one', async () => {
    const person = await createPerson(app, { role: 'worker' });
    expect((await setRole(admin, person, 'moderator')).status).toBe(204);
    expect((await person.visitor.call(getUser)).status).toBe(401);
    expect((await look(admin, person)).data).toMatchObject({ role: 'moderator' });
    expect((await setRole(admin, person, 'employee')).status).toBe(204);
    expect((await look(admin, person)).data).toMatchObject({ role: 'employee' });
    expect(await auditOf(person)).toContainEqual([admin.id, 'role', { role: 'moderator' }]);
    expect(await auditOf(person)).toContainEqual([admin.id, 'role', { role: 'employer' }]);
  });

  it('is not one’s own to give, nor a moderator’s', async () => {
    const person = await createPerson(app, { role: 'worker' });
    expect((await setRole(admin, admin, 'worker')).status).toBe(403);
    expect((await setRole(moderator, person, 'admin')).status).toBe(403);
  });

  it('is refused to whoever has cards, is blocked or has confirmed nothing', async () => {
    const nanny = await createPerson(app, { role: 'worker' });
    await createPublished(nanny, 'resume');
    const nobody = await createPerson(app, { role: 'worker', verified: false });
    const blocked = await createPerson(app, { role: 'worker' });
    const change = { blocked_at: new Date() };
    await app.db.updateTable('users').set(change).where('id', '=', blocked.id).execute();
    for (const person of [nanny, nobody, blocked]) {
      expect((await setRole(admin, person, 'moderator')).status).toBe(409);
    }
    expect((await setRole(admin, nobody, 'employee')).status).toBe(409);
  });
});
