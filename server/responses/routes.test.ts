import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { blockCalls } from '#contract/blocks.ts';
import { responseTemplateCalls } from '#contract/response-templates.ts';
import { responseCalls, responseLimitCalls, type ResponseStep } from '#contract/responses.ts';
import { getUser } from '#contract/session.ts';
import { createPublished, startCard } from '#tests/cards.ts';
import { send, showChannel } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createPair, respond, tryToRespond } from '#tests/responses.ts';
import { expireResponses } from './expiry.actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const take = ({ visitor }: Person, id: number, status: ResponseStep, more: object = {}) =>
  visitor.send(responseCalls.change, { params: { id: String(id) }, body: { status, ...more } });
const read = ({ visitor }: Person, id: number) =>
  visitor.call(responseCalls.read, { params: { id: String(id) } });
const list = async ({ visitor }: Person, query: object = {}) =>
  (await visitor.send(responseCalls.list, { query })).data;
const show = async ({ visitor }: Person, id: number) =>
  (await visitor.call(responseCalls.show, { params: { id: String(id) } })).data;
/** As the menu of the account tells it. */
const newOf = async ({ visitor }: Person) =>
  (await visitor.call(getUser)).data.unread_responses_count;
const notesOf = async ({ id }: Person) =>
  (
    await app.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('a response', () => {
  it('goes from sent to hired, and both sides see it', async () => {
    const { worker, family, resume, vacancy } = await createPair(app, {
      questions: ['Любите собак?'],
    });
    const unanswered = await tryToRespond(worker, { vacancy, resume });
    expect([unanswered.status, Object.keys(unanswered.problem.errors ?? {})]).toEqual([
      422,
      ['answers.0'],
    ]);
    const sent = await respond(worker, { vacancy, resume }, { answers: ['Да, очень'] });
    expect(sent).toMatchObject({
      status: 'sent',
      side: 'worker',
      is_unread: false,
      answers: [{ question: 'Любите собак?', answer: 'Да, очень' }],
      card: { slug: vacancy.slug },
      person: { name: 'Анна' },
      steps: ['withdrawn'],
    });
    const got = await list(family);
    expect(got.data).toHaveLength(1);
    expect(got.data[0]).toMatchObject({
      id: sent.id,
      is_unread: true,
      person: { name: 'Елена Соколова' },
      steps: ['viewed', 'invited', 'hired', 'declined'],
    });
    expect(got.counts).toMatchObject({ all: 1, unread: 1, by_status: { sent: 1, viewed: 0 } });

    expect(await newOf(family)).toBe(1);
    expect((await read(family, sent.id)).status).toBe(204);
    expect(await newOf(family)).toBe(0);
    expect(await show(worker, sent.id)).toMatchObject({ status: 'viewed', is_unread: false });
    expect((await take(family, sent.id, 'invited')).status).toBe(200);
    expect(await show(worker, sent.id)).toMatchObject({ status: 'invited', is_unread: true });
    expect((await take(family, sent.id, 'hired')).status).toBe(200);
    const late = await take(worker, sent.id, 'withdrawn');
    expect([late.status, late.problem.code]).toEqual([409, 'wrong_state']);
    expect(late.problem.detail).toMatch(/договорились/);
    expect(await notesOf(family)).toEqual(['response_received']);
    expect(await notesOf(worker)).toEqual(['response_state', 'response_state']);
  });

  it('is there once while it is open, and the refusal names it', async () => {
    const pair = await createPair(app);
    const { id } = await respond(pair.worker, pair);
    const again = await tryToRespond(pair.worker, pair);
    expect([again.status, again.problem.existing_id]).toEqual([409, id]);
    const invitation = await tryToRespond(pair.family, pair);
    expect([invitation.status, invitation.problem.existing_id]).toEqual([409, id]);
    expect(invitation.problem.detail).toMatch(/уже откликнулась/);
    await take(pair.worker, id, 'withdrawn');
    const anew = await respond(pair.worker, pair);
    await take(pair.family, anew.id, 'declined', { reason: 'schedule' });
    const soon = await tryToRespond(pair.worker, pair);
    expect([soon.status, typeof soon.problem.available_at]).toEqual([409, 'string']);
    expect((await tryToRespond(pair.family, pair)).status).toBe(201);
  });

  it('is made once by many clicks at the same time', async () => {
    const pair = await createPair(app);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => tryToRespond(pair.worker, pair)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409,
    ]);
  });

  it('needs a confirmed phone and a published card of one’s own', async () => {
    const { worker, vacancy, resume } = await createPair(app);
    const other = await createPerson(app, { role: 'worker' });
    const draft = await startCard(other, 'resume');
    const own = await tryToRespond(other, { vacancy, resume: draft });
    expect([own.status, own.problem.code]).toEqual([409, 'wrong_state']);
    expect((await tryToRespond(other, { vacancy, resume })).status).toBe(404);
    const change = { phone_verified_at: null };
    await app.db.updateTable('users').set(change).where('id', '=', worker.id).execute();
    const unconfirmed = await tryToRespond(worker, { vacancy, resume });
    expect([unconfirmed.status, unconfirmed.problem.detail]).toEqual([
      403,
      'Сначала подтвердите свой телефон',
    ]);
  });

  it('is for the two alone', async () => {
    const pair = await createPair(app);
    const { id } = await respond(pair.worker, pair);
    const strangers = [
      await createPerson(app, { role: 'worker' }),
      await createPerson(app, { role: 'employer' }),
    ];
    for (const stranger of strangers) {
      const { status } = await stranger.visitor.call(responseCalls.show, {
        params: { id: String(id) },
      });
      expect(status).toBe(404);
      expect((await take(stranger, id, 'declined', { reason: 'pay' })).status).toBe(404);
      expect((await list(stranger, { vacancy: pair.vacancy.slug })).data).toEqual([]);
    }
  });
});

it('of somebody who is blocked, either way, comes no nearer and can be ended', async () => {
  const { worker, family, resume, vacancy } = await createPair(app);
  const { id } = await respond(worker, { vacancy, resume });
  const params = { user: String(family.id) };
  expect((await worker.visitor.call(blockCalls.add, { params })).status).toBe(204);
  expect((await show(family, id)).steps).toEqual(['viewed', 'declined']);
  expect((await list(family)).data[0]?.steps).toEqual(['viewed', 'declined']);
  for (const step of ['invited', 'hired'] as const) {
    const refused = await take(family, id, step);
    expect([refused.status, refused.problem.code]).toEqual([409, 'wrong_state']);
    expect(refused.problem.detail).toMatch(/^Диалог закрыт/);
  }
  expect(await notesOf(worker)).toEqual([]);
  await worker.visitor.call(blockCalls.remove, { params });
  expect((await show(family, id)).steps).toContain('invited');
  expect(
    (await family.visitor.call(blockCalls.add, { params: { user: String(worker.id) } })).status,
  ).toBe(204);
  expect((await take(family, id, 'invited')).status).toBe(409);
  expect((await take(family, id, 'declined', { reason: 'experience' })).status).toBe(200);
});

describe('an invitation', () => {
  it('begins as one, hides a name that is not for everybody, and can be declined', async () => {
    const pair = await createPair(app);
    const { id } = await respond(pair.family, pair);
    const got = (await list(pair.worker)).data[0];
    expect(got).toMatchObject({ id, began: 'employer', status: 'invited', steps: ['declined'] });
    const unsaid = await take(pair.worker, id, 'declined');
    expect(unsaid.status).toBe(422);
    const said = { reason: 'other', comment: 'Уезжаю на лето' };
    expect((await take(pair.worker, id, 'declined', said)).status).toBe(200);
    expect(await show(pair.family, id)).toMatchObject({ ...said, is_unread: true, steps: [] });
    expect(await notesOf(pair.worker)).toEqual(['invitation_received']);
    expect(await notesOf(pair.family)).toEqual(['response_state']);
  });
});

it('is talked about in a dialog of its own, where its text and steps stand', async () => {
  const pair = await createPair(app);
  const sent = await respond(pair.worker, pair, { text: 'Живу рядом' });
  expect(sent.channel).toMatch(/^\w{16,}/);
  const channel = sent.channel ?? '';
  await take(pair.family, sent.id, 'invited');
  await take(pair.family, sent.id, 'hired');
  const messages = await app.db
    .selectFrom('messages')
    .innerJoin('channels', 'channels.id', 'messages.channel_id')
    .select(['messages.kind', 'messages.text', 'messages.author_id'])
    .where('channels.key', '=', channel)
    .orderBy('messages.id')
    .execute();
  expect(messages).toEqual([
    { kind: 'text', text: 'Живу рядом', author_id: pair.worker.id },
    { kind: 'system', text: 'Семья приглашает на эту работу', author_id: null },
    { kind: 'system', text: 'Договорились о работе', author_id: null },
  ]);
  expect((await list(pair.family, { channel })).data.map(({ id }) => id)).toEqual([sent.id]);
  expect((await list(pair.family, { channel: 'x'.repeat(20) })).data).toEqual([]);
  // Told once, of the response.
  expect(await notesOf(pair.family)).toEqual(['response_received']);
});

it('whoever was invited is no stranger, and a refusal makes nobody known', async () => {
  const warned = async (step: ResponseStep, more: object = {}) => {
    const { worker, family, ...cards } = await createPair(app);
    const { id, channel } = await respond(worker, cards);
    await take(family, id, step, more);
    const { id: sent } = await send(worker, channel ?? '', 'Звоните: 8 900 123-45-67');
    const { messages } = await showChannel(family, channel ?? '');
    return messages.find((message) => message.id === sent)?.warnings;
  };
  expect(await warned('invited')).toEqual([]);
  expect(await warned('declined', { reason: 'experience' })).toEqual(['phone']);
});

it('whoever has hired is asked once whether to close the vacancy, on every device', async () => {
  const pair = await createPair(app);
  const { id } = await respond(pair.worker, pair);
  const offers = async ({ visitor }: Person) =>
    (await visitor.call(responseCalls.show, { params: { id } })).data.offers_closing;
  const keep = ({ visitor }: Person) => visitor.call(responseCalls.keepOpen, { params: { id } });
  expect(await offers(pair.family)).toBe(false);
  await take(pair.family, id, 'hired');
  expect([await offers(pair.family), await offers(pair.worker)]).toEqual([true, false]);
  // It is for the family to say.
  expect((await keep(pair.worker)).status).toBe(204);
  expect(await offers(pair.family)).toBe(true);
  expect((await keep(pair.family)).status).toBe(204);
  expect(await offers(pair.family)).toBe(false);
});

const takeChangedPages = async () => {
  const rows = await app.db.deleteFrom('page_changes').returning('tags').execute();
  return [...new Set(rows.flatMap(({ tags }) => tags))];
};

describe('a limit', () => {
  it('refuses the next one and says when there is room again', async () => {
    const pair = await createPair(app);
    const params = { slug: pair.vacancy.slug };
    const { visitor } = pair.family;
    await visitor.call(responseLimitCalls.keep, { params, body: { most: 1 } });
    const other = await createPerson(app, { role: 'worker' });
    const resume = await createPublished(other, 'resume');
    await takeChangedPages();
    const first = await respond(pair.worker, pair);
    const full = await tryToRespond(other, { vacancy: pair.vacancy, resume });
    expect([full.status, typeof full.problem.available_at]).toEqual([409, 'string']);
    expect(full.problem.detail).toMatch(/не позже \d+ /);
    // The page says so to whoever could respond, also to guests, and the account to the owner.
    const page = async (by: Pick<Person, 'visitor'>) =>
      (await by.visitor.call(cardCalls.vacancy.show, { params })).data.full;
    expect(await page(other)).toEqual({ opens_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await page(pair.family)).toBeNull();
    const guest = { visitor: app.visitor() };
    expect(await page(guest)).toEqual(await page(other));
    // No count changes more pages than that of the vacancy.
    expect(await takeChangedPages()).toEqual([`card:${pair.vacancy.slug}`]);
    const own = await visitor.call(cardCalls.vacancy.showOwn, { params });
    expect(own.data.responses).toMatchObject({ most: 1, is_full: true });
    await take(pair.family, first.id, 'declined', { reason: 'found_other' });
    expect(await takeChangedPages()).toEqual([`card:${pair.vacancy.slug}`]);
    expect(await page(other)).toBeNull();
    expect(await page(guest)).toBeNull();
    expect((await tryToRespond(other, { vacancy: pair.vacancy, resume })).status).toBe(201);
    expect((await visitor.call(responseLimitCalls.show, { params })).data).toEqual({
      most: 1,
      open: 1,
    });
  });
});

it('many are declined at once; what is over stays', async () => {
  const { family, vacancy, worker, resume } = await createPair(app);
  const first = await respond(worker, { vacancy, resume });
  const other = await createPerson(app, { role: 'worker' });
  const second = await respond(other, { vacancy, resume: await createPublished(other, 'resume') });
  await take(worker, first.id, 'withdrawn');
  const ids = [first.id, second.id];
  const body = { ids, status: 'declined', reason: 'experience' } as const;
  const { data } = await family.visitor.call(responseCalls.declineMany, { body });
  expect(data.declined).toEqual([second.id]);
  expect((await list(family)).counts.by_status).toMatchObject({ declined: 1, withdrawn: 1 });
});

it('ends when nobody looks for a month, and with its vacancy', async () => {
  const pair = await createPair(app);
  const { id } = await respond(pair.worker, pair);
  expect(await expireResponses(app.db, new Date())).toBe(0);
  const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  expect(await expireResponses(app.db, later)).toBeGreaterThan(0);
  expect(await show(pair.worker, id)).toMatchObject({ status: 'expired', is_unread: true });

  const closing = await createPair(app);
  const sent = await respond(closing.worker, closing);
  await closing.family.visitor.call(cardCalls.vacancy.close, {
    params: { slug: closing.vacancy.slug },
    body: { version: closing.vacancy.version, reason: 'filled' },
  });
  expect(await expireResponses(app.db, new Date())).toBe(1);
  expect(await show(closing.worker, sent.id)).toMatchObject({
    status: 'expired',
    card: null,
    vacancy: { state: 'closed' },
  });
  expect(await notesOf(closing.worker)).toEqual(['response_state']);
});

it('keeps texts for the next time, up to twenty', async () => {
  const { visitor } = await createPerson(app, { role: 'worker' });
  const { data: kept } = await visitor.call(responseTemplateCalls.add, { body: { text: 'Один' } });
  const params = { id: String(kept.id) };
  await visitor.call(responseTemplateCalls.change, { params, body: { text: 'Два' } });
  await visitor.call(responseTemplateCalls.change, { params, body: { name: 'Про второе' } });
  const { data } = await visitor.call(responseTemplateCalls.list);
  expect(data.data).toEqual([{ id: kept.id, name: 'Про второе', text: 'Два' }]);
  expect(data.offered.length).toBeGreaterThan(1);
  const more = Array.from({ length: 20 }, () =>
    visitor.call(responseTemplateCalls.add, { body: { text: 'Ещё' } }),
  );
  const statuses = (await Promise.all(more)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  expect((await visitor.call(responseTemplateCalls.remove, { params })).status).toBe(204);
});
