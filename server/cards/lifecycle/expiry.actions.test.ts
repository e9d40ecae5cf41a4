import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { moscowDay } from '#contract/russian.ts';
import { mailUnseenLater } from '#tests/deliveries.ts';
import { createPublished, publishCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { closeExpired, tellOfLastDays } from './expiry.actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.now() + days * day);
const inDays = (days: number) => moscowDay(later(days));

const family = () => createPerson(app, { role: 'employer' });
const shown = (slug: string) => app.visitor().call(cardCalls.vacancy.show, { params: { slug } });
const own = async ({ visitor }: Person, { slug }: OwnCard) =>
  (await visitor.call(cardCalls.vacancy.showOwn, { params: { slug } })).data;
const told = async ({ id }: Person) => {
  const rows = await app.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};
const lettersTo = async ({ id }: Person) => {
  await mailUnseenLater(app.db);
  const letters = app.db.selectFrom('letters').select('id').where('user_id', '=', id);
  return (await letters.execute()).length;
};
const expiries = ({ slug }: OwnCard) =>
  app.db
    .selectFrom('card_events')
    .innerJoin('cards', 'cards.id', 'card_events.card_id')
    .select(['from_state', 'to_state', 'actor_id'])
    .where('slug', '=', slug)
    .where('reason', '=', 'expired')
    .execute();
/** As the job does it, in batches. */
const expireAll = async (now: Date) => {
  while ((await closeExpired(app.db, now)) > 0);
  while ((await tellOfLastDays(app.db, now)) > 0);
};

describe('a vacancy with a last day', () => {
  it('closes after it, says so for a while, and comes back with another day', async () => {
    const owner = await family();
    const card = await createPublished(owner, 'vacancy', { closes_on: inDays(5) });
    expect((await own(owner, card)).days_left).toBe(5);
    await expireAll(later(5));
    expect((await shown(card.slug)).data.closed_at).toBeNull();
    expect(await lettersTo(owner)).toBe(1);
    await expireAll(later(6));
    await expireAll(later(6));
    expect((await shown(card.slug)).status).toBe(200);
    expect((await shown(card.slug)).data).toMatchObject({ is_indexable: false });
    expect((await shown(card.slug)).data.closed_at).not.toBeNull();
    const closed = await own(owner, card);
    expect(closed).toMatchObject({ state: 'closed', closing: 'expired', days_left: null });
    expect(await told(owner)).toEqual(['card_expiring', 'card_closed']);
    expect(await lettersTo(owner)).toBe(2);

    const again = await publishCard(owner, closed);
    expect(again).toMatchObject({ state: 'published', closed_at: null, closing: null });
    expect((await shown(card.slug)).data.closed_at).toBeNull();
    expect(await expiries(card)).toEqual([
      { from_state: 'published', to_state: 'closed', actor_id: null },
    ]);
  });

  it('is told of once, three days before, and once more of a later day', async () => {
    const owner = await family();
    const card = await createPublished(owner, 'vacancy', { closes_on: inDays(10) });
    await expireAll(later(6));
    expect(await told(owner)).toEqual([]);
    for (const days of [7, 7, 9]) await expireAll(later(days));
    expect(await told(owner)).toEqual(['card_expiring']);

    const params = { slug: card.slug };
    const draft = { closes_on: inDays(20) };
    const { data } = await owner.visitor.call(cardCalls.vacancy.update, {
      params,
      body: { version: card.version, draft },
    });
    await publishCard(owner, data);
    await expireAll(later(12));
    expect(await told(owner)).toEqual(['card_expiring']);
    await expireAll(later(18));
    expect(await told(owner)).toEqual(['card_expiring', 'card_expiring']);
  });

  it('chosen for tomorrow needs no telling', async () => {
    const owner = await family();
    await createPublished(owner, 'vacancy', { closes_on: inDays(2) });
    await expireAll(later(0));
    await expireAll(later(1));
    expect(await told(owner)).toEqual([]);
  });

  it('closes once, though two processes look at the same time', async () => {
    const owner = await family();
    const card = await createPublished(owner, 'vacancy', { closes_on: inDays(2) });
    await Promise.all([3, 3, 3, 3].map((days) => closeExpired(app.db, later(days))));
    expect(await expiries(card)).toHaveLength(1);
    expect(await told(owner)).toEqual(['card_closed']);
  });
});

describe('a vacancy without a last day', () => {
  it('closes 180 days after its owner came back to it, and that is told, too', async () => {
    const owner = await family();
    const card = await createPublished(owner, 'vacancy');
    await expireAll(later(176));
    expect(await told(owner)).toEqual([]);
    await expireAll(later(178));
    expect(await told(owner)).toEqual(['card_expiring']);
    // The same text once more: the owner still looks for somebody.
    await app.db
      .updateTable('cards')
      .set({ renewed_at: later(-170), published_at: later(-170) })
      .where('slug', '=', card.slug)
      .execute();
    await publishCard(owner, await own(owner, card));
    await expireAll(later(20));
    expect((await own(owner, card)).state).toBe('published');
    await expireAll(later(181));
    expect(await own(owner, card)).toMatchObject({ state: 'closed', closing: 'expired' });
  });

  it('does not concern resumes', async () => {
    const owner = await createPerson(app, { role: 'worker' });
    const { slug } = await createPublished(owner, 'resume');
    await expireAll(later(400));
    const reply = await app.visitor().call(cardCalls.resume.show, { params: { slug } });
    expect([reply.status, reply.data.closed_at]).toEqual([200, null]);
  });
});
