import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContacts } from '#contract/card-contacts.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { consentCalls, getSettings, updateSettings } from '#contract/settings.ts';
import { closeExpired } from '#server/cards/lifecycle/expiry.actions.ts';
import { tellOwner } from '#server/cards/notes.actions.ts';
import { mailUnseenLater } from '#tests/deliveries.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const day = 24 * 60 * 60 * 1000;
const settingsOf = async ({ visitor }: Person) => (await visitor.call(getSettings)).data;
const lettersTo = async ({ id }: Person) => {
  await mailUnseenLater(app.db);
  return app.db.selectFrom('letters').selectAll().where('user_id', '=', id).orderBy('id').execute();
};
const changedPages = async () => {
  const rows = await app.db.deleteFrom('page_changes').returning('tags').execute();
  return [...new Set(rows.flatMap(({ tags }) => tags))];
};

describe('settings', () => {
  it('of cards hold back what was to be expected, and nothing that staff have decided', async () => {
    const anna = await createPerson(app, { role: 'employer' });
    const { slug } = await createPublished(anna, 'vacancy');
    await anna.visitor.call(updateSettings, {
      body: { notifications: [{ kind: 'card', mail: false }] },
    });
    const { id } = await app.db
      .selectFrom('cards')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    const told = { kind: 'vacancy', slug, title: 'Няня' } as const;
    await app.db.transaction().execute(async (trx) => {
      for (const kind of ['card_closed', 'card_blocked'] as const) {
        await tellOwner(trx, { id, owner_id: anna.id }, kind, told);
      }
    });
    const subjects = (await lettersTo(anna)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Вакансия снята модераторами']);
  });

  it('are on until somebody switches them off, each by itself', async () => {
    const anna = await createPerson(app, { role: 'employer' });
    expect(await settingsOf(anna)).toEqual({
      notifications: [
        { kind: 'message', mail: true, push: true },
        { kind: 'meeting', mail: true, push: true },
        { kind: 'response', mail: true, push: true },
        { kind: 'contact_opened', mail: true, push: true },
        { kind: 'card', mail: true, push: true },
      ],
      privacy: { search_engines: true },
    });
    const { data } = await anna.visitor.call(updateSettings, {
      body: { notifications: [{ kind: 'card', mail: false }] },
    });
    expect(data.notifications).toContainEqual({ kind: 'card', mail: false, push: true });
    await anna.visitor.call(updateSettings, { body: { privacy: { search_engines: false } } });
    expect(await settingsOf(anna)).toEqual({
      notifications: [
        { kind: 'message', mail: true, push: true },
        { kind: 'meeting', mail: true, push: true },
        { kind: 'response', mail: true, push: true },
        { kind: 'contact_opened', mail: true, push: true },
        { kind: 'card', mail: false, push: true },
      ],
      privacy: { search_engines: false },
    });
    const stored = await app.db
      .selectFrom('notification_settings')
      .select(['kind', 'is_on'])
      .where('user_id', '=', anna.id)
      .execute();
    expect(stored).toEqual([{ kind: 'card', is_on: false }]);
    const wrong = { body: { notifications: [{ kind: 'horoscope', mail: true }] } };
    expect((await anna.visitor.send(updateSettings, wrong)).status).toBe(422);
  });

  it('keep search engines away from the cards, and the pages know it at once', async () => {
    const elena = await createPerson(app, { role: 'worker' });
    const { slug } = await createPublished(elena, 'resume');
    const isIndexable = async () =>
      (await app.visitor().call(cardCalls.resume.show, { params: { slug } })).data.is_indexable;
    const choose = (search_engines: boolean) =>
      elena.visitor.call(updateSettings, { body: { privacy: { search_engines } } });
    expect(await isIndexable()).toBe(true);
    await changedPages();
    await choose(false);
    expect(await changedPages()).toContain(`card:${slug}`);
    expect(await isIndexable()).toBe(false);
    await choose(true);
    expect(await isIndexable()).toBe(true);
  });
});

describe('letters about what happens', () => {
  const openCard = async (owner: Person) => {
    const { slug } = await createPublished(owner, 'resume');
    const family = await createPerson(app, { role: 'employer', name: 'Зинаида Тайная' });
    await family.visitor.call(openContacts.resume, { params: { slug } });
    await family.visitor.call(openContacts.resume, { params: { slug } });
    return slug;
  };

  it('come once when the contacts are opened, lead to the card and to the switch', async () => {
    const elena = await createPerson(app, { role: 'worker' });
    const slug = await openCard(elena);
    const [letter, ...more] = await lettersTo(elena);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      channel: 'mail',
      recipient: elena.email,
      subject: 'Ваши контакты открыли',
      content: {
        action: { path: `/resume-${slug}` },
        switchOff: { path: '/account/settings#notifications' },
      },
    });
    expect(JSON.stringify(letter)).not.toContain('Тайная');
  });

  it('do not come when they are switched off, or the address is not confirmed', async () => {
    const silent = await createPerson(app, { role: 'worker' });
    await silent.visitor.call(updateSettings, {
      body: { notifications: [{ kind: 'contact_opened', mail: false }] },
    });
    const unconfirmed = await createPerson(app, { role: 'worker' });
    await app.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', unconfirmed.id)
      .execute();
    for (const owner of [silent, unconfirmed]) {
      await openCard(owner);
      expect(await lettersTo(owner)).toEqual([]);
      const notes = app.db.selectFrom('notifications').select('kind');
      expect(await notes.where('user_id', '=', owner.id).execute()).toHaveLength(1);
    }
  });

  it('tell of a vacancy that has closed by itself', async () => {
    const anna = await createPerson(app, { role: 'employer' });
    const closes_on = new Date(Date.now() + 2 * day).toISOString().slice(0, 10);
    await createPublished(anna, 'vacancy', { closes_on });
    await closeExpired(app.db, new Date(Date.now() + 4 * day));
    expect(await lettersTo(anna)).toMatchObject([{ subject: 'Вакансия закрылась' }]);
  });
});

describe('consents', () => {
  const consentsOf = async ({ visitor }: Person) =>
    (await visitor.call(consentCalls.list)).data.data;

  it('are kept line by line, and nothing is overwritten', async () => {
    const anna = await createPerson(app, { role: 'employer' });
    const params = { kind: 'marketing' } as const;
    await anna.visitor.call(consentCalls.give, { params });
    await anna.visitor.call(consentCalls.give, { params });
    await anna.visitor.call(consentCalls.withdraw, { params });
    await anna.visitor.call(consentCalls.give, { params });
    const held = await consentsOf(anna);
    expect(held).toHaveLength(2);
    expect(held[0]).toMatchObject({ kind: 'marketing', withdrawn_at: null, address: '127.0.0.1' });
    expect(held[1]?.withdrawn_at).not.toBeNull();
    const given = held.map(({ given_at }) => given_at);
    expect(given).toEqual(given.toSorted().toReversed());
  });

  it('given twenty times at once are one', async () => {
    const anna = await createPerson(app, { role: 'employer' });
    const params = { kind: 'marketing' } as const;
    await anna.visitor.call(consentCalls.list);
    const calls = Array.from({ length: 20 }, () =>
      anna.visitor.call(consentCalls.give, { params }),
    );
    await Promise.all(calls);
    expect(await consentsOf(anna)).toHaveLength(1);
  });

  it('are not written without an end', async () => {
    const anna = await createPerson(app, { role: 'employer' });
    const params = { kind: 'marketing' } as const;
    let status = 204;
    let changes = 0;
    while (status === 204 && changes < 100) {
      const call = changes % 2 ? consentCalls.withdraw : consentCalls.give;
      ({ status } = await anna.visitor.send(call, { params }));
      changes += 1;
    }
    expect([status, changes]).toEqual([429, 61]);
  });

  it('to distribution rules the name on the resume at once', async () => {
    const elena = await createPerson(app, { role: 'worker', name: 'Елена Соколова' });
    const { slug } = await createPublished(elena, 'resume');
    const show = async () =>
      (await app.visitor().call(cardCalls.resume.show, { params: { slug } })).data;
    const isNamed = async () =>
      (await elena.visitor.call(cardCalls.resume.showOwn, { params: { slug } })).data.names_owner;
    const params = { kind: 'distribution' } as const;
    expect((await show()).owner.name).toBe('Елена Соколова');
    // Kept from search engines is not kept from people: the form does not ask again.
    await elena.visitor.call(updateSettings, { body: { privacy: { search_engines: false } } });
    expect([(await show()).is_indexable, await isNamed()]).toEqual([false, true]);
    await changedPages();
    await elena.visitor.call(consentCalls.withdraw, { params });
    expect(await changedPages()).toContain(`card:${slug}`);
    expect(await show()).toMatchObject({ owner: { name: null }, is_indexable: false });
    expect(await isNamed()).toBe(false);
    await elena.visitor.call(consentCalls.give, { params });
    expect(await changedPages()).toContain(`card:${slug}`);
    expect((await show()).owner.name).toBe('Елена Соколова');
  });

  it('that an account rests on are not withdrawn here', async () => {
    const anna = await createPerson(app, { role: 'employer' });
    for (const kind of ['agreement', 'personal_data']) {
      const { status } = await anna.visitor.send(consentCalls.withdraw, { params: { kind } });
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });
});
