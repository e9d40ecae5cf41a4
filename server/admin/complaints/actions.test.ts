import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { complaintCalls } from '#contract/complaints.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { passUndo } from '#tests/moderation.ts';
import { applyDecision } from '#server/decisions/actions.ts';
import { complaints } from './actions.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator', name: 'Вера Павлова' });
});
afterAll(() => app.stop());

const calls = moderationCalls.complaints;
const reason = 'Просит деньги вперёд';

/** A card of which as many families complain; the oldest complaint first. */
async function complainedOf(count = 1) {
  const owner = await createPerson(app, { role: 'worker', name: 'Анна Белова' });
  const card = await createPublished(owner, 'resume');
  const authors = [];
  for (let at = 0; at < count; at += 1) authors.push(await complainOf(card));
  const queue = await queueOf(card);
  return { owner, card, authors, queue, id: queue[0]?.id ?? 0 };
}

async function complainOf(card: OwnCard): Promise<Person> {
  const author = await createPerson(app, { role: 'employer', name: 'Семья' });
  await addWords(author, card, 'Просит перевести деньги');
  return author;
}

const addWords = (author: Person, { slug }: OwnCard, text: string) =>
  author.visitor.call(complaintCalls.resume, {
    params: { slug },
    body: { reason: 'fraud', text },
  });

async function queueOf({ slug }: OwnCard) {
  const { data } = await moderator.visitor.call(calls.list, { query: {} });
  return data.data.filter(({ card }) => card?.slug === slug);
}

const decide = (id: number, body: object) =>
  moderator.visitor.send(calls.decide, { params: { id: String(id) }, body });
const undo = (id: number) => moderator.visitor.call(calls.undo, { params: { id: String(id) } });
const ownCard = async ({ visitor }: Person, { slug }: OwnCard) =>
  (await visitor.call(cardCalls.resume.showOwn, { params: { slug } })).data;
const answersTo = async ({ email }: Person) =>
  (await lettersTo(app, email)).filter(({ subject }) => subject === 'Мы рассмотрели вашу жалобу');

it('waits with all that is needed to judge it', async () => {
  const { card, owner, authors, queue } = await complainedOf(2);
  expect(queue[0]).toMatchObject({
    reason: 'fraud',
    text: 'Просит перевести деньги',
    author: { id: authors[0]?.id, name: 'Семья' },
    card: {
      slug: card.slug,
      kind: 'resume',
      state: 'published',
      title: 'Няня',
      about: card.draft.about,
      owner: { id: owner.id, name: 'Анна Белова' },
    },
    others: [{ author: { id: authors[1]?.id }, reason: 'fraud' }],
    taken: null,
  });
  expect(queue).toHaveLength(1);
});

describe('a complaint that is dismissed', () => {
  it('is answered and gone with all that was said of the card, and leaves the card alone', async () => {
    const { card, authors, id, owner } = await complainedOf(3);
    expect((await decide(id, { decision: 'dismiss' })).status).toBe(200);
    for (const author of authors) expect(await answersTo(author)).toEqual([]);
    expect(await queueOf(card)).toEqual([]);
    await passUndo(app);
    for (const author of authors) expect(await answersTo(author)).toHaveLength(1);
    expect(await ownCard(owner, card)).toMatchObject({ state: 'published' });
    expect(await queueOf(card)).toEqual([]);
    const entries = await app.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'complaint_dismiss')
      .where('detail', '@>', JSON.stringify({ complaint: String(id) }))
      .execute();
    expect(entries).toEqual([{ detail: { complaint: String(id), voices: '3' } }]);
  });

  it('leaves what is said after the decision, or was not read, to another one', async () => {
    const { card, authors, id } = await complainedOf(3);
    const [first, second, third] = authors as [Person, Person, Person];
    const read = (await queueOf(card))[0]?.others.find(({ author }) => author.id === second.id);
    await decide(id, { decision: 'dismiss', others: [read?.id] });
    // Who comes within the ten seconds stands in the queue by themself.
    const late = await createPerson(app, { role: 'employer' });
    await addWords(late, card, 'И у меня просила деньги');
    expect((await queueOf(card)).map(({ author }) => author.id)).toEqual([late.id]);
    await passUndo(app);
    expect(await answersTo(first)).toHaveLength(1);
    expect(await answersTo(second)).toHaveLength(1);
    expect(await answersTo(third)).toEqual([]);
    const [rest] = await queueOf(card);
    expect([rest?.author.id, rest?.others.map(({ author }) => author.id)]).toEqual([
      third.id,
      [late.id],
    ]);
  });

  it('answers nobody unread who adds to their words beside it', async () => {
    const { card, authors, id } = await complainedOf(2);
    const [first, second] = authors as [Person, Person];
    await decide(id, { decision: 'dismiss' });
    await addWords(second, card, 'Сегодня снова просила деньги');
    await passUndo(app);
    expect(await answersTo(first)).toHaveLength(1);
    expect(await answersTo(second)).toEqual([]);
    expect((await queueOf(card))[0]?.text).toContain('Сегодня снова');
  });

  it('waits again when it was taken back, or when more is said before it counts', async () => {
    const { card, authors, id } = await complainedOf();
    await decide(id, { decision: 'dismiss' });
    expect((await undo(id)).status).toBe(204);
    expect(await queueOf(card)).toHaveLength(1);
    await decide(id, { decision: 'dismiss' });
    const [author] = authors as [Person];
    await addWords(author, card, 'Сегодня снова просила деньги');
    await passUndo(app);
    expect(await answersTo(author)).toEqual([]);
    expect((await queueOf(card))[0]?.text).toContain('Сегодня снова');
  });
});

describe('a card that is taken away for a complaint', () => {
  it('is seen by nobody, its owner is told why, and all complaints are answered', async () => {
    const { card, authors, id, owner } = await complainedOf(3);
    await decide(id, { decision: 'block', reason });
    // A job that comes too early does nothing.
    await applyDecision(app.db, complaints, id);
    expect(await ownCard(owner, card)).toMatchObject({ state: 'published' });
    await passUndo(app);
    const blocked = await ownCard(owner, card);
    expect(blocked).toMatchObject({ state: 'blocked', block: { reason, appeal: null } });
    expect(blocked.version).toBe(card.version);
    const page = await app.visitor().call(cardCalls.resume.show, { params: { slug: card.slug } });
    expect(page.status).toBe(404);
    expect(await queueOf(card)).toEqual([]);
    for (const author of authors) expect(await answersTo(author)).toHaveLength(1);
    const subjects = (await lettersTo(app, owner.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Анкета снята модераторами']);
    const entries = await app.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('detail', '@>', JSON.stringify({ slug: card.slug }))
      .execute();
    expect(entries).toEqual([{ action: 'card_block', detail: { slug: card.slug, reason } }]);
    const late = await undo(id);
    expect([late.status, late.problem.detail]).toEqual([409, 'Поздно: решение уже подействовало']);
  });

  it('cannot be warned as a person can', async () => {
    const { id } = await complainedOf();
    const reply = await decide(id, { decision: 'warn', reason });
    expect([reply.status, reply.problem.errors]).toEqual([
      422,
      { decision: ['Предупредить можно человека, а карточку — оставить или снять'] },
    ]);
  });

  it('needs a reason', async () => {
    const { id } = await complainedOf();
    const reply = await decide(id, { decision: 'block' });
    expect([reply.status, Object.keys(reply.problem.errors ?? {})]).toEqual([422, ['reason']]);
  });

  it('is one that its owner has deleted meanwhile: only the complaint is answered', async () => {
    const { card, authors, id, owner } = await complainedOf();
    await decide(id, { decision: 'block', reason });
    const call = { params: { slug: card.slug }, body: { version: card.version } };
    await owner.visitor.call(cardCalls.resume.remove, call);
    await passUndo(app);
    expect(await answersTo((authors as [Person])[0])).toHaveLength(1);
    expect(await lettersTo(app, owner.email)).toEqual([]);
  });
});

it('the staff take a card away that they have come upon, and give it back', async () => {
  const { card, authors, owner } = await complainedOf();
  const params = { slug: card.slug };
  const block = () =>
    moderator.visitor.call(moderationCalls.blockCard, { params, body: { reason } });
  expect((await block()).status).toBe(204);
  const again = await block();
  expect([again.status, again.problem.detail]).toEqual([409, 'Карточку уже сняли']);
  expect(await ownCard(owner, card)).toMatchObject({ state: 'blocked' });
  expect(await answersTo((authors as [Person])[0])).toHaveLength(1);
  const unblock = () => moderator.visitor.call(moderationCalls.unblockCard, { params });
  expect((await unblock()).status).toBe(204);
  expect((await unblock()).status).toBe(204);
  expect(await ownCard(owner, card)).toMatchObject({ state: 'published', block: null });
  const page = await app.visitor().call(cardCalls.resume.show, { params });
  expect(page.status).toBe(200);
});

it('a draft that nobody has seen cannot be taken away', async () => {
  const owner = await createPerson(app, { role: 'worker' });
  const { data } = await owner.visitor.call(cardCalls.resume.create, {
    body: { category: 'nyanya' },
  });
  const reply = await moderator.visitor.call(moderationCalls.blockCard, {
    params: { slug: data.slug },
    body: { reason },
  });
  expect([reply.status, reply.problem.detail]).toEqual([409, 'Эту карточку люди ещё не видели']);
});

describe('the order of complaints', () => {
  it('is by what is at stake, and by age among equals; one row for one card', async () => {
    const complain = async (
      reason: 'spam' | 'rude' | 'fraud' | 'danger',
      hours: number,
      on?: OwnCard,
    ) => {
      const owner = await createPerson(app, { role: 'worker' });
      const card = on ?? (await createPublished(owner, 'resume'));
      const author = await createPerson(app, { role: 'employer' });
      await author.visitor.call(complaintCalls.resume, {
        params: { slug: card.slug },
        body: { reason },
      });
      const created_at = new Date(Date.now() - hours * 3_600_000);
      await app.db
        .updateTable('complaints')
        .set({ created_at })
        .where('author_id', '=', author.id)
        .execute();
      return card;
    };
    const spam = await complain('spam', 900);
    const rude = await complain('rude', 800);
    const fraud = await complain('fraud', 700);
    const grave = await complain('spam', 600);
    await complain('fraud', 1, grave);
    const danger = await complain('danger', 0);
    const { data } = (await moderator.visitor.call(calls.list, { query: {} })).data;
    const slugs = data.map(({ card }) => card?.slug);
    const places = [danger, fraud, grave, rude, spam].map(({ slug }) => slugs.indexOf(slug));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(slugs.filter((slug) => slug === grave.slug)).toHaveLength(1);
  });
});

describe('a complaint that somebody has taken', () => {
  const take = (id: number, { visitor } = moderator) =>
    visitor.send(calls.take, { params: { id: String(id) } });
  const giveBack = (id: number, { visitor } = moderator) =>
    visitor.send(calls.giveBack, { params: { id: String(id) } });
  const takenOf = async (card: OwnCard) => (await queueOf(card))[0]?.taken;

  it('says so to the others, who may decide it all the same', async () => {
    const other = await createPerson(app, { role: 'moderator', name: 'Пётр Ильин' });
    const { card, id } = await complainedOf();
    const both = await Promise.all([take(id), take(id, other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [winner, loser] = both[0]?.status === 200 ? [moderator, other] : [other, moderator];
    expect((await take(id, winner)).status).toBe(200);
    expect((await take(id, loser)).problem.detail).toMatch(/^Этим уже занимается /);
    expect(await takenOf(card)).toMatchObject({
      by: { id: winner.id },
      is_own: winner === moderator,
    });
    // What is another's is not given back.
    expect((await giveBack(id, loser)).status).toBe(204);
    expect(await takenOf(card)).toMatchObject({ by: { id: winner.id } });
    const decided = await loser.visitor.send(calls.decide, {
      params: { id: String(id) },
      body: { decision: 'dismiss' },
    });
    expect(decided.status).toBe(200);
    expect((await take(id, winner)).status).toBe(409);
  });

  it('is free again once it is given back, or after half an hour', async () => {
    const other = await createPerson(app, { role: 'moderator' });
    const { card, id } = await complainedOf();
    await take(id);
    await giveBack(id);
    expect(await takenOf(card)).toBeNull();
    await take(id, other);
    const age = async (minutes: number) =>
      app.db
        .updateTable('queue_takes')
        .set({ taken_at: new Date(Date.now() - minutes * 60_000) })
        .where('item_id', '=', id)
        .execute();
    await age(29);
    expect((await take(id)).status).toBe(409);
    await age(31);
    expect(await takenOf(card)).toBeNull();
    expect((await take(id)).status).toBe(200);
    expect(await takenOf(card)).toMatchObject({ is_own: true });
  });

  it.each([{ role: 'worker' as const }, { blocked_at: new Date() }])(
    'is free once whoever took it is of the staff no more: %j',
    async (change) => {
      const other = await createPerson(app, { role: 'moderator' });
      const { card, id } = await complainedOf();
      await take(id, other);
      expect((await take(id)).status).toBe(409);
      await app.db.updateTable('users').set(change).where('id', '=', other.id).execute();
      expect(await takenOf(card)).toBeNull();
      expect((await take(id)).status).toBe(200);
    },
  );
});
