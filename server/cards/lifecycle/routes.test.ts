import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deletionCalls } from '#contract/account.ts';
import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import {
  type Call,
  change,
  createOwner,
  flaggedText,
  history,
  showToGuest,
  step,
  storeColumns,
} from '#tests/card-life.ts';
import { createPublished, goodDraft, publishCard, startCard } from '#tests/cards.ts';
import { password } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { giveTariff } from '#tests/tariffs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe.each(cardKindSchema.options)('a %s', (kind) => {
  it('rests and is shown again, with the date it had', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    const paused = await step(owner, card, 'pause');
    expect(paused.card).toMatchObject({ state: 'paused', has_changes: false, version: 3 });
    expect((await showToGuest(app, card)).status).toBe(404);
    const shown = await step(owner, card, 'resume');
    expect(shown.card).toMatchObject({ state: 'published', published_at: card.published_at });
    expect((await showToGuest(app, card)).status).toBe(200);
    expect(await history(owner, card)).toMatchObject([
      { what: 'resumed', by: 'you' },
      { what: 'paused', by: 'you' },
      { what: 'published', by: 'you' },
      { what: 'created', by: 'you', note: null },
    ]);
  });

  it('that rests is shown with its new text when that is published', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    await step(owner, card, 'pause');
    await change(owner, card, { title: 'Совсем другой заголовок' });
    const resumed = await step(owner, card, 'resume');
    expect(resumed.card).toMatchObject({ state: 'published', has_changes: true });
    expect((await showToGuest(app, card)).data.title).not.toBe('Совсем другой заголовок');
    await step(owner, card, 'pause');
    const { card: after } = await step(owner, card, 'publish');
    expect(after).toMatchObject({ state: 'published', has_changes: false });
    expect((await showToGuest(app, card)).data.title).toBe('Совсем другой заголовок');
  });

  it('waits to be looked at, and is taken back as it was', async () => {
    const owner = await createOwner(app, kind);
    const begun = await startCard(owner, kind, goodDraft(kind, flaggedText));
    const sent = await step(owner, begun, 'publish');
    expect(sent.card).toMatchObject({ state: 'moderation', review: { state: 'waiting' } });
    expect((await showToGuest(app, begun)).status).toBe(404);
    const back = await step(owner, begun, 'withdraw');
    expect(back.card).toMatchObject({ state: 'draft', review: null });
    expect((await history(owner, begun))[0]).toMatchObject({ what: 'taken_back' });

    await change(owner, begun, goodDraft(kind));
    const { card } = await step(owner, begun, 'publish');
    expect(card.state).toBe('published');
    // The old text stays while the new one waits; away from people, nothing waits any more.
    await change(owner, card, flaggedText);
    const again = await step(owner, card, 'publish');
    expect(again.card).toMatchObject({ state: 'published', review: { state: 'waiting' } });
    expect((await showToGuest(app, card)).data.about).not.toBe(flaggedText.about);
    const paused = await step(owner, card, 'pause');
    expect(paused.card).toMatchObject({ state: 'paused', review: null, has_changes: true });
    const waits = await step(owner, card, 'publish');
    expect(waits.card).toMatchObject({ state: 'moderation', review: { state: 'waiting' } });
    expect((await step(owner, card, 'withdraw')).card).toMatchObject({ state: 'paused' });
  });

  it('taken back does not make a second draft', async () => {
    const owner = await createOwner(app, kind);
    const begun = await startCard(owner, kind, goodDraft(kind, flaggedText));
    await step(owner, begun, 'publish');
    await startCard(owner, kind);
    const refused = await step(owner, begun, 'withdraw');
    expect(refused).toMatchObject({ status: 409, problem: { code: 'wrong_state' } });
    expect(refused.problem.detail).toMatch(/уже начата другая/);
  });

  it('needs no look at a text that people have seen', async () => {
    const owner = await createOwner(app, kind);
    const card = await createPublished(owner, kind);
    const content = { ...card.draft, ...flaggedText };
    // A moderator has let it through.
    await storeColumns(app, card, {
      content: JSON.stringify(content),
      draft: JSON.stringify(content),
    });
    await step(owner, card, 'withdraw');
    const back = await step(owner, card, 'publish');
    expect(back.card).toMatchObject({ state: 'published', review: null });
  });

  it('is not shown again by somebody who is leaving, nor beyond the tariff', async () => {
    const owner = await createOwner(app, kind);
    const first = await createPublished(owner, kind);
    await step(owner, first, 'pause');
    const second = await createPublished(owner, kind);
    const beyond = await step(owner, first, 'resume');
    expect([beyond.status, beyond.problem.code]).toEqual([402, 'no_cards_left']);
    await step(owner, second, 'pause');
    await owner.visitor.call(deletionCalls.ask, { body: { password } });
    const leaving = await step(owner, first, 'resume');
    expect(leaving).toMatchObject({ status: 409, problem: { code: 'wrong_state' } });
    expect(leaving.problem.detail).toMatch(/Передумать/);
  });
});

describe('parallel calls', () => {
  it.each<[Call, Call]>([
    ['publish', 'publish'],
    ['pause', 'withdraw'],
    ['pause', 'publish'],
    ['close', 'pause'],
  ])('%s and %s: one of them is told that it came too late', async (one, two) => {
    const owner = await createOwner(app, 'vacancy');
    const card = await createPublished(owner, 'vacancy');
    const params = { slug: card.slug };
    const body = { version: card.version, reason: 'filled' };
    const call = (name: Call) => {
      const { reason, ...rest } = body;
      const sent = name === 'close' ? { ...rest, reason } : rest;
      return owner.visitor.send(cardCalls.vacancy[name], { params, body: sent });
    };
    const replies = await Promise.all([one, two, one, two].map(call));
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409]);
    const events = await history(owner, card);
    expect(events).toHaveLength(3);
  });

  it('two cards that are shown again at once do not share one place', async () => {
    const owner = await createOwner(app, 'vacancy');
    await giveTariff(app, owner, 'employer-trial');
    const cards = [];
    for (let at = 0; at < 4; at += 1) {
      const card = await createPublished(owner, 'vacancy');
      cards.push((await step(owner, card, 'pause')).card);
    }
    const { cards: most } = await app.db
      .selectFrom('entitlements')
      .select(({ fn }) => fn.max('cards').as('cards'))
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    const replies = await Promise.all(cards.map((card) => step(owner, card, 'resume')));
    const shown = replies.filter(({ status }) => status === 200);
    expect(shown).toHaveLength(Math.min(most, cards.length));
    expect(replies.filter(({ status }) => status === 402)).toHaveLength(cards.length - most);
  });
});

it('the last day that is over forbids to be shown again', async () => {
  const owner = await createOwner(app, 'vacancy');
  const card = await createPublished(owner, 'vacancy');
  await step(owner, card, 'pause');
  await storeColumns(app, card, { closes_on: '2026-01-01' });
  const { status, problem } = await step(owner, card, 'resume');
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['closes_on']]);
  const params = { slug: card.slug };
  expect((await owner.visitor.call(cardCalls.vacancy.showOwn, { params })).data.state).toBe(
    'paused',
  );
});

it('a published card goes on to be published with its text as it was', async () => {
  const owner = await createOwner(app, 'resume');
  const card = await createPublished(owner, 'resume');
  await publishCard(owner, card);
  expect((await history(owner, card)).map(({ what }) => what)).toEqual([
    'changed',
    'published',
    'created',
  ]);
  const [stored] = await app.db
    .selectFrom('cards')
    .select('fingerprint')
    .where('slug', '=', card.slug)
    .execute();
  expect(stored?.fingerprint).not.toBeNull();
});
