import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { blockingCalls } from '#contract/blocking.ts';
import { moscowDay } from '#contract/russian.ts';
import { createCategory, createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo, mailUnseenLater } from '#tests/deliveries.ts';
import { passUndo } from '#tests/moderation.ts';
import { applyDecision } from '#server/decisions/actions.ts';
import { appeals } from './actions.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator', name: 'Вера Павлова' });
});
afterAll(() => app.stop());

const calls = moderationCalls.appeals;
const reason = 'Просит деньги вперёд';
const words = 'Это ошибка: денег вперёд я ни у кого не прошу';

const block = ({ slug }: OwnCard) =>
  moderator.visitor.call(moderationCalls.blockCard, { params: { slug }, body: { reason } });
const decide = (id: number, body: object) =>
  moderator.visitor.send(calls.decide, { params: { id: String(id) }, body });
const ownCard = async ({ visitor }: Person, { slug, kind }: OwnCard) =>
  (await visitor.call(cardCalls[kind].showOwn, { params: { slug } })).data;
const subjectsTo = async ({ email }: Person) =>
  (await lettersTo(app, email)).map(({ subject }) => subject).toReversed();

async function appeal(owner: Person, card: OwnCard) {
  const { slug, kind } = card;
  const call = { params: { slug }, body: { text: words } };
  const { status } = await owner.visitor.call(cardCalls[kind].appeal, call);
  if (status !== 201) throw new Error(`An appeal answers ${status}`);
  const queued = await queuedOf(card);
  if (!queued) throw new Error('It is not in the queue');
  return queued;
}

async function queuedOf({ slug }: OwnCard) {
  const { data } = await moderator.visitor.call(calls.list, { query: {} });
  return data.data.find(({ card }) => card.slug === slug);
}

async function blockedCard(kind: 'resume' | 'vacancy' = 'resume') {
  const role = kind === 'resume' ? 'worker' : 'employer';
  const owner = await createPerson(app, { role, name: 'Анна Белова' });
  const card = await createPublished(owner, kind);
  await block(card);
  // The letter about it is out before anything else happens.
  await mailUnseenLater(app.db);
  return { owner, card };
}

it('waits with the reason of the block and who has blocked', async () => {
  const { owner, card } = await blockedCard();
  expect(await appeal(owner, card)).toMatchObject({
    text: words,
    card: { slug: card.slug, state: 'blocked', title: 'Няня', owner: { id: owner.id } },
    block: { reason, by: { id: moderator.id, name: 'Вера Павлова' } },
  });
});

it('is decided by another than whoever took the card away, as long as there is one', async () => {
  const { owner, card } = await blockedCard();
  const other = await createPerson(app, { role: 'admin', name: 'Игорь Захаров' });
  const { id, block: blocked } = await appeal(owner, card);
  expect(blocked.has_other_judge).toBe(true);
  const refusal = { status: 403, detail: 'Карточку сняли вы: обжалование решит другой сотрудник' };
  expect((await decide(id, { decision: 'grant' })).problem).toMatchObject(refusal);
  const params = { id: String(id) };
  expect((await moderator.visitor.call(calls.take, { params })).problem).toMatchObject(refusal);
  const body = { decision: 'deny', reason: 'Ничего не исправлено' } as const;
  expect((await other.visitor.call(calls.decide, { params, body })).status).toBe(200);
  expect((await other.visitor.call(calls.undo, { params })).status).toBe(204);

  // Alone again, she decides: else it would wait for ever.
  await app.db
    .updateTable('users')
    .set({ blocked_at: new Date(), blocked_reason: 'Ушёл' })
    .where('id', '=', other.id)
    .execute();
  expect((await queuedOf(card))?.block.has_other_judge).toBe(false);
  expect((await decide(id, { decision: 'grant' })).status).toBe(200);
});

describe('an appeal that is granted', () => {
  it('brings the card back after ten seconds', async () => {
    const { owner, card } = await blockedCard();
    const { id } = await appeal(owner, card);
    expect((await decide(id, { decision: 'grant' })).status).toBe(200);
    expect(await queuedOf(card)).toBeUndefined();
    // A job that comes too early does nothing.
    await applyDecision(app.db, appeals, id);
    expect(await ownCard(owner, card)).toMatchObject({
      state: 'blocked',
      block: { appeal: { state: 'waiting' } },
    });
    await passUndo(app);
    expect(await ownCard(owner, card)).toMatchObject({
      state: 'published',
      block: null,
      published_at: card.published_at,
    });
    expect(await subjectsTo(owner)).toEqual(['Анкета снята модераторами', 'Анкета возвращена']);
  });

  it('brings back a resting card resting, and one whose last day is over closed', async () => {
    const worker = await createPerson(app, { role: 'worker' });
    const resting = await createPublished(worker, 'resume');
    const pause = { params: { slug: resting.slug }, body: { version: resting.version } };
    await worker.visitor.call(cardCalls.resume.pause, pause);
    await block(resting);
    await decide((await appeal(worker, resting)).id, { decision: 'grant' });
    const { owner, card } = await blockedCard('vacancy');
    const { id } = await appeal(owner, card);
    const yesterday = moscowDay(new Date(Date.now() - 24 * 60 * 60 * 1000));
    const stored = app.db.updateTable('cards').where('slug', '=', card.slug);
    await stored.set({ closes_on: yesterday }).execute();
    await decide(id, { decision: 'grant' });
    await passUndo(app);
    expect(await ownCard(worker, resting)).toMatchObject({ state: 'paused', block: null });
    expect(await ownCard(owner, card)).toMatchObject({ state: 'closed', closing: 'expired' });
  });

  it('lets the card rest when its owner has filled the place meanwhile', async () => {
    const { owner, card } = await blockedCard();
    const { id } = await appeal(owner, card);
    const category = await createCategory(app);
    const other = await createPublished(owner, 'resume', {}, category);
    await decide(id, { decision: 'grant' });
    await passUndo(app);
    expect(await ownCard(owner, card)).toMatchObject({ state: 'paused' });
    expect(await ownCard(owner, other)).toMatchObject({ state: 'published' });
  });

  it('brings the card back together with its owner, who is away', async () => {
    const { owner, card } = await blockedCard();
    const { id } = await appeal(owner, card);
    await decide(id, { decision: 'grant' });
    const params = { id: owner.id };
    await moderator.visitor.call(blockingCalls.block, { params, body: { reason } });
    await passUndo(app);
    const page = () => app.visitor().call(cardCalls.resume.show, { params: { slug: card.slug } });
    expect((await page()).status).toBe(404);
    await moderator.visitor.call(blockingCalls.unblock, { params });
    expect((await page()).status).toBe(200);
  });
});

describe('an appeal that is denied', () => {
  it('is answered to the owner, who may ask again', async () => {
    const { owner, card } = await blockedCard();
    const { id } = await appeal(owner, card);
    const answer = 'В тексте по-прежнему просьба о предоплате';
    expect((await decide(id, { decision: 'deny' })).status).toBe(422);
    await decide(id, { decision: 'deny', reason: answer });
    await passUndo(app);
    expect(await ownCard(owner, card)).toMatchObject({
      state: 'blocked',
      block: { appeal: { state: 'denied', answer } },
    });
    expect((await subjectsTo(owner)).at(-1)).toMatch(/^Решение о карточке осталось прежним/);
    expect((await appeal(owner, card)).id).not.toBe(id);
  });

  it('can be taken back while it has no effect', async () => {
    const { owner, card } = await blockedCard();
    const { id } = await appeal(owner, card);
    await decide(id, { decision: 'deny', reason: 'Решение верное' });
    const params = { id: String(id) };
    expect((await moderator.visitor.call(calls.undo, { params })).status).toBe(204);
    await passUndo(app);
    expect(await queuedOf(card)).toMatchObject({ id });
    expect(await subjectsTo(owner)).toEqual(['Анкета снята модераторами']);
  });
});

it('is granted by unblocking the card', async () => {
  const { owner, card } = await blockedCard();
  const { id } = await appeal(owner, card);
  const params = { slug: card.slug };
  await moderator.visitor.call(moderationCalls.unblockCard, { params });
  expect(await ownCard(owner, card)).toMatchObject({ state: 'published' });
  expect(await queuedOf(card)).toBeUndefined();
  const late = await decide(id, { decision: 'deny', reason: 'Решение верное' });
  expect([late.status, late.problem.detail]).toEqual([409, 'Карточку уже вернули: Вера Павлова']);
});
