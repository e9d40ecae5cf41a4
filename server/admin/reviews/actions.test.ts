import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { moscowDay } from '#contract/russian.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { blockingCalls } from '#contract/blocking.ts';
import { goodDraft, startCard } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { passUndo, reviewOf } from '#tests/moderation.ts';
import { noteTo } from '#tests/notes.ts';
import { applyDecision } from '#server/decisions/actions.ts';
import { notify } from '#server/notifications/notify.actions.ts';
import { inTransaction } from '#server/platform/database.ts';
import { reviews } from './actions.ts';

let app: TestApp;
let moderator: Person;
let colleague: Person;
beforeAll(async () => {
  app = await startTestApp({ MODERATION: 'all' });
  moderator = await createPerson(app, { role: 'moderator', name: 'Вера Павлова' });
  colleague = await createPerson(app, { role: 'moderator', name: 'Олег Титов' });
});
afterAll(() => app.stop());

const calls = moderationCalls.reviews;
const reject = {
  decision: 'reject',
  reason: 'Уберите телефон из текста',
  notes: { about: 'Здесь телефон' },
} as const;
const approve = { decision: 'approve' } as const;

const decide = ({ visitor }: Person, id: number, body: object) =>
  visitor.send(calls.decide, { params: { id: String(id) }, body });
const undo = ({ visitor }: Person, id: number) =>
  visitor.call(calls.undo, { params: { id: String(id) } });

async function publish({ visitor }: Person, { slug, version }: OwnCard) {
  const call = { params: { slug }, body: { version, distribution_consent: true } };
  return (await visitor.call(cardCalls.resume.publish, call)).data;
}

async function change({ visitor }: Person, { slug, version }: OwnCard, about: string) {
  const body = { version, draft: { about } };
  return (await visitor.call(cardCalls.resume.update, { params: { slug }, body })).data;
}

/** A resume that waits for its first look, its owner and its place in the queue. */
async function sendCard() {
  const owner = await createPerson(app, { role: 'worker', name: 'Анна Белова' });
  const card = await publish(owner, await startCard(owner, 'resume', goodDraft('resume')));
  const review = await reviewOf(moderator, card.slug);
  if (!review) throw new Error('It is not in the queue');
  return { owner, card, id: review.id, review };
}

const ownCard = async ({ visitor }: Person, { slug }: OwnCard) =>
  (await visitor.call(cardCalls.resume.showOwn, { params: { slug } })).data;
const pageStatus = async ({ slug }: OwnCard) =>
  (await app.visitor().call(cardCalls.resume.show, { params: { slug } })).status;
const auditAbout = async ({ slug }: OwnCard) => {
  const rows = await app.db
    .selectFrom('audit_log')
    .innerJoin('cards', (join) =>
      join.onRef('subject_id', '=', (row) => row.cast('cards.id', 'text')),
    )
    .select(['action', 'actor_id'])
    .where('subject_type', '=', 'card')
    .where('slug', 'like', `%${slug.slice(-6)}`)
    .orderBy('audit_log.id')
    .execute();
  return rows.map(({ action, actor_id }) => [action, actor_id]);
};

it('staff do not judge what is their own', async () => {
  const { card, id } = await sendCard();
  const promoted = await createPerson(app, { role: 'moderator' });
  await app.db
    .updateTable('cards')
    .set({ owner_id: promoted.id })
    .where('slug', '=', card.slug)
    .execute();
  const own = await decide(promoted, id, approve);
  expect([own.status, own.problem.detail]).toEqual([
    403,
    'Это ваше: пусть решит кто-то другой из сотрудников',
  ]);
  expect((await decide(moderator, id, approve)).status).toBe(200);
});

it('a vacancy whose last day passes while it waits is closed, and nobody has seen it', async () => {
  const owner = await createPerson(app, { role: 'employer' });
  const { slug, version } = await startCard(owner, 'vacancy', goodDraft('vacancy'));
  const params = { slug };
  const body = { version, distribution_consent: true };
  await owner.visitor.call(cardCalls.vacancy.publish, { params, body });
  const { id } = (await reviewOf(moderator, slug)) ?? { id: 0 };
  const closes = { closes_on: moscowDay(new Date(Date.now() - 24 * 60 * 60 * 1000)) };
  await app.db
    .updateTable('card_reviews')
    .set({ content: sql`content || ${JSON.stringify(closes)}::jsonb` })
    .where('id', '=', id)
    .execute();
  await decide(moderator, id, approve);
  await passUndo(app);
  const { data } = await owner.visitor.call(cardCalls.vacancy.showOwn, { params });
  expect(data).toMatchObject({ state: 'closed', closing: 'expired' });
  const kinds = await app.db
    .selectFrom('notifications')
    .select('kind')
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .execute();
  expect(kinds.at(-1)).toEqual({ kind: 'card_closed' });
  expect(kinds).not.toContainEqual({ kind: 'card_published' });
});

describe('a card in the queue', () => {
  it('tells what was refused and complained of before, though it is deleted', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, reject);
    await passUndo(app);
    const { id: cardId } = await app.db
      .selectFrom('cards')
      .select('id')
      .where('slug', '=', card.slug)
      .executeTakeFirstOrThrow();
    const family = await createPerson(app, { role: 'employer' });
    const complaint = {
      card_id: cardId,
      author_id: family.id,
      reason: 'untrue',
      text: '',
    } as const;
    await app.db.insertInto('complaints').values(complaint).execute();
    const { version } = await ownCard(owner, card);
    const params = { slug: card.slug };
    await owner.visitor.call(cardCalls.resume.remove, { params, body: { version } });
    const next = await publish(owner, await startCard(owner, 'resume', goodDraft('resume')));
    const review = await reviewOf(moderator, next.slug);
    expect(review?.owner).toMatchObject({ published: 0, rejected: 1, complaints: 1 });
  });

  it('has all that is needed to judge it', async () => {
    const { owner, card, review } = await sendCard();
    expect(review).toMatchObject({
      slug: card.slug,
      kind: 'resume',
      state: 'moderation',
      category: 'Няня',
      city: 'Москва',
      is_new: true,
      flags: [],
      photos: [],
      owner: { id: owner.id, name: 'Анна Белова', published: 0, rejected: 0, complaints: 0 },
    });
    const texts = Object.fromEntries(review.fields.map(({ path, text }) => [path, text]));
    expect(texts).toMatchObject({
      city: 'Москва',
      place: 'Сокол',
      pay: '500–700\u00a0₽ в\u00a0час',
      'answers.birth_date': '17.05.1980',
      'answers.experience': '15\u00a0лет',
    });
    expect(review.fields.map(({ label }) => label)).toContain('О себе');
    expect(review.fields.every(({ before }) => before === null)).toBe(true);
  });

  it('says what has changed in a card that people see', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    await passUndo(app);
    const text = 'Работаю с малышами двадцать лет, умею готовить, читать и петь колыбельные.';
    const shown = await ownCard(owner, card);
    const { data: changed } = await owner.visitor.call(cardCalls.resume.update, {
      params: { slug: shown.slug },
      body: { version: shown.version, draft: { about: text, place: '' } },
    });
    const sent = await publish(owner, changed);
    expect(sent.state).toBe('published');
    const review = await reviewOf(moderator, sent.slug);
    expect(review).toMatchObject({ is_new: false, state: 'published', owner: { published: 1 } });
    const differing = review?.fields.filter(({ before }) => before !== null);
    expect(differing).toEqual([
      { path: 'about', label: 'О себе', text, before: goodDraft('resume').about },
      { path: 'place', label: 'Район или метро', text: '', before: 'Сокол' },
    ]);
  });

  it('is out of sight while its owner is away', async () => {
    const { owner, card } = await sendCard();
    const call = { params: { id: owner.id }, body: { reason: 'Просит деньги вперёд' } };
    await moderator.visitor.call(blockingCalls.block, call);
    expect(await reviewOf(moderator, card.slug)).toBeUndefined();
    await moderator.visitor.call(blockingCalls.unblock, { params: { id: owner.id } });
    expect(await reviewOf(moderator, card.slug)).toBeDefined();
  });
});

describe('a decision', () => {
  it('is applied after ten seconds, and told only then', async () => {
    const { owner, card, id } = await sendCard();
    const { status, data } = await decide(moderator, id, approve);
    expect(status).toBe(200);
    const left = Date.parse(data.undo_until) - Date.now();
    expect(left).toBeGreaterThan(5000);
    expect(left).toBeLessThanOrEqual(10_500);
    expect(await reviewOf(moderator, card.slug)).toBeUndefined();
    expect(await ownCard(owner, card)).toMatchObject({
      state: 'moderation',
      review: { state: 'waiting', reason: '' },
    });
    // A job that comes too early does nothing.
    await applyDecision(app.db, reviews, id);
    expect(await pageStatus(card)).toBe(404);
    expect(await auditAbout(card)).toEqual([]);
    await passUndo(app);
    const shown = await ownCard(owner, card);
    expect(shown).toMatchObject({ state: 'published', review: null, version: card.version });
    expect(await pageStatus(shown)).toBe(200);
    expect(await auditAbout(shown)).toEqual([['review_approve', moderator.id]]);
    const subjects = (await lettersTo(app, owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Анкета прошла проверку']);
    // And a job that comes twice does it once.
    await applyDecision(app.db, reviews, id);
    expect(await auditAbout(shown)).toHaveLength(1);
  });

  it('is done by the worker when its time has come', async () => {
    const { card, id } = await sendCard();
    await decide(moderator, id, approve);
    const worker = await app.startWorker();
    await expect.poll(() => pageStatus(card), { timeout: 20_000, interval: 500 }).toBe(200);
    await worker.stop();
  }, 30_000);

  it('tells its owner why also where the letter is about several things', async () => {
    const { owner, id } = await sendCard();
    const tell = (trx: typeof app.db) => notify(trx, noteTo(owner.id));
    for (let told = 1; told <= 11; told += 1) await inTransaction(app.db, tell);
    await decide(moderator, id, reject);
    await passUndo(app);
    const [letter, ...more] = await lettersTo(app, owner.email);
    expect(more).toEqual([]);
    expect(letter?.subject).toMatch(/^12\sновых/);
    // Ten, and this one, the twelfth: nobody writes of it again.
    expect(letter?.content?.items).toHaveLength(11);
    const item = letter?.content?.items?.at(-1);
    expect(item?.label).toBe('Анкета не прошла проверку');
    const [line, ...why] = item?.text.split('\n') ?? [];
    expect(line).toBe('Мы посмотрели текст анкеты «Няня» и пока не можем его показать.');
    expect(why).toEqual([reject.reason, 'О себе: Здесь телефон']);
  });

  it('sends a card back with words for its owner', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, reject);
    await passUndo(app);
    expect(await ownCard(owner, card)).toMatchObject({
      state: 'rejected',
      review: { state: 'rejected', reason: reject.reason, notes: reject.notes },
    });
    expect(await pageStatus(card)).toBe(404);
    expect(await auditAbout(card)).toEqual([['review_reject', moderator.id]]);
    const [letter, ...more] = await lettersTo(app, owner.email);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Анкета не прошла проверку');
    expect(letter?.content?.lines).toContain(reject.reason);
    expect(letter?.content?.lines).toContain('О себе: Здесь телефон');
    const event = await app.db
      .selectFrom('card_events')
      .select(['reason', 'note', 'actor_id', 'to_state'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(event).toEqual({
      reason: 'rejected',
      note: reject.reason,
      actor_id: moderator.id,
      to_state: 'rejected',
    });
  });

  it('leaves people the old text of a card whose new one is refused', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    await passUndo(app);
    const bad = 'Пишите мне, телефон сразу пришлю, а деньги за проезд переведите заранее.';
    const sent = await publish(owner, await change(owner, await ownCard(owner, card), bad));
    const review = await reviewOf(moderator, sent.slug);
    await decide(moderator, review?.id ?? 0, reject);
    await passUndo(app);
    expect(await ownCard(owner, sent)).toMatchObject({
      state: 'published',
      review: { state: 'rejected', reason: reject.reason },
    });
    const shown = await app.visitor().call(cardCalls.resume.show, { params: { slug: sent.slug } });
    expect(shown.data.about).toBe(goodDraft('resume').about);
  });

  it('shows what was judged, not what was written since', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    const later = 'А вот этого текста никто ещё не смотрел: пишу его, пока жду решения.';
    const written = await change(owner, card, later);
    await passUndo(app);
    const now = await ownCard(owner, card);
    expect(now).toMatchObject({ state: 'published', has_changes: true, version: written.version });
    const shown = await app.visitor().call(cardCalls.resume.show, { params: { slug: now.slug } });
    expect(shown.data.about).toBe(goodDraft('resume').about);
  });

  it('needs a reason to send a card back', async () => {
    const { id } = await sendCard();
    const reply = await decide(moderator, id, { decision: 'reject', reason: ' ' });
    expect([reply.status, Object.keys(reply.problem.errors ?? {})]).toEqual([422, ['reason']]);
    expect((await decide(moderator, id, { decision: 'maybe' })).status).toBe(422);
  });
});

describe('taking a decision back', () => {
  it('puts the card into its old place, and is written down', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, reject);
    expect((await undo(moderator, id)).status).toBe(204);
    expect((await undo(moderator, id)).status).toBe(204);
    expect(await reviewOf(moderator, card.slug)).toMatchObject({ id });
    await passUndo(app);
    expect(await ownCard(owner, card)).toMatchObject({ state: 'moderation' });
    expect(await lettersTo(app, owner.email)).toEqual([]);
    expect(await auditAbout(card)).toEqual([['undo', moderator.id]]);
  });

  it('leaves room for another one, with ten seconds of its own', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, reject);
    await undo(moderator, id);
    await decide(moderator, id, approve);
    await passUndo(app);
    expect(await ownCard(owner, card)).toMatchObject({ state: 'published' });
  });

  it('is too late once it has taken effect', async () => {
    const { id } = await sendCard();
    await decide(moderator, id, approve);
    await passUndo(app);
    const reply = await undo(moderator, id);
    expect([reply.status, reply.problem.detail]).toEqual([
      409,
      'Поздно: решение уже подействовало',
    ]);
  });

  it('is for whoever decided', async () => {
    const { id } = await sendCard();
    await decide(moderator, id, reject);
    const reply = await undo(colleague, id);
    expect([reply.status, reply.problem.detail]).toEqual([
      409,
      'Карточку уже вернули: Вера Павлова',
    ]);
  });
});

describe('two at the same time', () => {
  it('one of the two moderators is first, and the other hears who it was', async () => {
    const { id } = await sendCard();
    const replies = await Promise.all([
      decide(moderator, id, approve),
      decide(colleague, id, reject),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.problem.detail).toMatch(
      /^Карточку уже (одобрили: Вера Павлова|вернули: Олег Титов)$/,
    );
  });

  it('a call sent again gets the same answer, another decision does not', async () => {
    const { id } = await sendCard();
    const first = await decide(moderator, id, reject);
    const again = await decide(moderator, id, reject);
    expect(again.data).toEqual(first.data);
    expect((await decide(moderator, id, approve)).status).toBe(409);
  });

  it('the owner who takes the card back is heard, not the decision', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    const body = { version: (await ownCard(owner, card)).version };
    await owner.visitor.call(cardCalls.resume.withdraw, { params: { slug: card.slug }, body });
    await passUndo(app);
    expect(await pageStatus(card)).toBe(404);
    const late = await decide(colleague, id, reject);
    expect([late.status, late.problem.detail]).toEqual([
      409,
      'Владелец забрал карточку или прислал другой текст',
    ]);
  });

  it('the owner who sends another text is judged by that', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    const other = 'Совсем другой текст: люблю детей, готовлю, гуляю и рисую с ними каждый день.';
    await publish(owner, await change(owner, card, other));
    await passUndo(app);
    expect(await ownCard(owner, card)).toMatchObject({ state: 'moderation' });
    const review = await reviewOf(moderator, card.slug);
    expect(review?.id).not.toBe(id);
    expect(review?.fields.find(({ path }) => path === 'about')?.text).toBe(other);
  });

  it('a card that a colleague takes away meanwhile is not brought back by new text', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    await passUndo(app);
    const about = 'Другой текст: люблю детей, готовлю, гуляю, рисую и читаю с ними каждый день.';
    const sent = await publish(owner, await change(owner, await ownCard(owner, card), about));
    const review = await reviewOf(moderator, sent.slug);
    await decide(moderator, review?.id ?? 0, approve);
    const params = { slug: sent.slug };
    const block = { params, body: { reason: 'Просит деньги вперёд' } };
    expect((await colleague.visitor.call(moderationCalls.blockCard, block)).status).toBe(204);
    await passUndo(app);
    expect(await ownCard(owner, sent)).toMatchObject({ state: 'blocked' });
    await colleague.visitor.call(moderationCalls.unblockCard, { params });
    expect(await ownCard(owner, sent)).toMatchObject({ state: 'published' });
    expect(await reviewOf(moderator, sent.slug)).toMatchObject({ id: review?.id });
  });

  it('a deleted card stays deleted', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    const call = { params: { slug: card.slug }, body: { version: card.version } };
    expect((await owner.visitor.call(cardCalls.resume.remove, call)).status).toBe(204);
    await passUndo(app);
    expect(await pageStatus(card)).toBe(404);
    expect(await lettersTo(app, owner.email)).toEqual([]);
  });

  it('an owner who is shut out meanwhile is judged when they are back', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    const block = { params: { id: owner.id }, body: { reason: 'Просит деньги вперёд' } };
    await moderator.visitor.call(blockingCalls.block, block);
    await passUndo(app);
    expect(await pageStatus(card)).toBe(404);
    await moderator.visitor.call(blockingCalls.unblock, { params: { id: owner.id } });
    expect(await pageStatus(card)).toBe(404);
    expect(await reviewOf(moderator, card.slug)).toMatchObject({ id });
  });

  it('the same job twice at once is done once', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    await app.db
      .updateTable('card_reviews')
      .set({ decided_at: new Date(Date.now() - 11_000) })
      .where('id', '=', id)
      .execute();
    await Promise.all([1, 2, 3].map(() => applyDecision(app.db, reviews, id)));
    expect(await auditAbout(card)).toEqual([['review_approve', moderator.id]]);
    expect(await lettersTo(app, owner.email)).toHaveLength(1);
  });

  it('an owner who withdraws just then is left with nothing shown', async () => {
    const { owner, card, id } = await sendCard();
    await decide(moderator, id, approve);
    const { version } = await ownCard(owner, card);
    await app.db
      .updateTable('card_reviews')
      .set({ decided_at: new Date(Date.now() - 11_000) })
      .where('id', '=', id)
      .execute();
    const call = { params: { slug: card.slug }, body: { version } };
    const [reply] = await Promise.all([
      owner.visitor.call(cardCalls.resume.withdraw, call),
      applyDecision(app.db, reviews, id),
    ]);
    expect(reply.status).toBe(200);
    expect(['draft', 'paused']).toContain((await ownCard(owner, card)).state);
    expect(await pageStatus(card)).toBe(404);
  });
});

it('a job that breaks off leaves nothing half done, and is done when it runs again', async () => {
  const { owner, card, id } = await sendCard();
  await decide(moderator, id, approve);
  const rename = (from: string, to: string) =>
    app.db.updateTable('cities').set({ slug: to }).where('slug', '=', from).execute();
  await rename('moskva', 'moskva-na-vremya');
  await expect(passUndo(app)).rejects.toThrow('Проверьте отмеченные поля');
  expect(await ownCard(owner, card)).toMatchObject({ state: 'moderation' });
  expect(await auditAbout(card)).toEqual([]);
  await rename('moskva-na-vremya', 'moskva');
  await applyDecision(app.db, reviews, id);
  expect(await ownCard(owner, card)).toMatchObject({ state: 'published' });
  expect(await auditAbout(card)).toHaveLength(1);
});
