import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { complaintCalls, listOwnComplaints } from '#contract/complaints.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { lettersTo } from '#tests/deliveries.ts';
import { passUndo, runJobs } from '#tests/moderation.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

const calls = moderationCalls.complaints;
const text = 'Просит перевести деньги';
const ownOf = async ({ visitor }: Person) => (await visitor.call(listOwnComplaints)).data.data;
const decide = (id: number | undefined, body: object) =>
  moderator.visitor.send(calls.decide, { params: { id: String(id) }, body });

async function complained() {
  const owner = await createPerson(app, { role: 'worker' });
  const card = await createPublished(owner, 'resume');
  const author = await createPerson(app, { role: 'employer' });
  await complain(author, card);
  return { owner, card, author, id: (await ownOf(author))[0]?.id };
}

const complain = ({ visitor }: Person, { slug }: OwnCard) =>
  visitor.call(complaintCalls.resume, { params: { slug }, body: { reason: 'fraud', text } });

it('a complaint is seen by its author, and so is the answer once it counts', async () => {
  const { card, author, id, owner } = await complained();
  const { slug } = card;
  expect(await ownOf(author)).toMatchObject([
    {
      reason: 'fraud',
      text,
      card: { slug, kind: 'resume', title: 'Няня', is_shown: true },
      state: 'waiting',
      answer: '',
      closed_at: null,
    },
  ]);
  expect(await ownOf(owner)).toEqual([]);
  await decide(id, { decision: 'dismiss', reason: 'Мы поговорили с Анной, денег она не просила' });
  expect(await ownOf(author)).toMatchObject([{ state: 'waiting', answer: '' }]);
  await passUndo(app);
  expect(await ownOf(author)).toMatchObject([
    { state: 'dismissed', answer: 'Мы поговорили с Анной, денег она не просила' },
  ]);
  const [letter] = await lettersTo(app, author.email);
  expect(letter?.text).toContain('/account/complaints');
  await complain(author, card);
  expect((await ownOf(author)).map(({ state }) => state)).toEqual(['waiting', 'dismissed']);
});

it('what the owner of a card that was taken away is told is not for the author', async () => {
  const { author, id } = await complained();
  await decide(id, { decision: 'block', reason: 'Просит деньги вперёд' });
  await passUndo(app);
  const [own] = await ownOf(author);
  expect(own).toMatchObject({ state: 'blocked', answer: '', card: { is_shown: false } });
  expect(own?.closed_at).not.toBeNull();
});

it('is answered when the owner deletes the card before anybody has decided', async () => {
  const { owner, card, author } = await complained();
  const call = { params: { slug: card.slug }, body: { version: card.version } };
  await owner.visitor.call(cardCalls.resume.remove, call);
  await runJobs(app, 'answer_about_removed');
  expect(await ownOf(author)).toMatchObject([{ state: 'removed', card: { is_shown: false } }]);
  const subjects = (await lettersTo(app, author.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Мы рассмотрели вашу жалобу']);
});
