import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { complaintCalls } from '#contract/complaints.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { undoSeconds } from '#contract/queues.ts';
import { flaggedText } from '#tests/card-life.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { passUndo } from '#tests/moderation.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

const { reviews, complaints, appeals, pending, blockCard } = moderationCalls;
const pendingOf = async ({ visitor }: Person) => (await visitor.call(pending)).data.data;

/** One of each queue waits; their numbers. */
async function fillQueues() {
  const { visitor } = moderator;
  const owner = () => createPerson(app, { role: 'worker' });
  await createPublished(await owner(), 'resume', { title: 'Няня ждёт', ...flaggedText });
  const { slug } = await createPublished(await owner(), 'resume', { title: 'Няня на виду' });
  const family = await createPerson(app, { role: 'employer' });
  const body = { reason: 'spam' } as const;
  await family.visitor.call(complaintCalls.resume, { params: { slug }, body });
  const blocked = await owner();
  const params = { slug: (await createPublished(blocked, 'resume', { title: 'Снятая' })).slug };
  await visitor.call(blockCard, { params, body: { reason: 'Реклама' } });
  const text = 'Это не реклама, посмотрите, пожалуйста';
  await blocked.visitor.call(cardCalls.resume.appeal, { params, body: { text } });
  const lists = [reviews.list, complaints.list, appeals.list].map(async (list) => {
    const { data } = await visitor.send(list, { query: {} });
    return String((data as { data: { id: number }[] }).data[0]?.id);
  });
  const [review = '', complaint = '', appeal = ''] = await Promise.all(lists);
  return { review, complaint, appeal };
}

it('whoever has decided is told what can still be taken back, the newest first', async () => {
  const { visitor } = moderator;
  const { review, complaint, appeal } = await fillQueues();
  expect(await pendingOf(moderator)).toEqual([]);
  const dismiss = { decision: 'dismiss' } as const;
  await visitor.call(complaints.decide, { params: { id: complaint }, body: dismiss });
  await visitor.call(reviews.decide, { params: { id: review }, body: { decision: 'approve' } });
  await visitor.call(appeals.decide, { params: { id: appeal }, body: { decision: 'grant' } });
  const known = await pendingOf(moderator);
  expect(known).toMatchObject([
    { queue: 'appeals', id: Number(appeal), title: 'Снятая', decision: 'grant' },
    { queue: 'reviews', id: Number(review), title: 'Няня ждёт', decision: 'approve' },
    { queue: 'complaints', id: Number(complaint), title: 'Няня на виду', decision: 'dismiss' },
  ]);
  for (const { left_ms } of known) {
    expect(left_ms).toBeGreaterThan(0);
    expect(left_ms).toBeLessThanOrEqual(undoSeconds * 1000);
  }
  expect(await pendingOf(await createPerson(app, { role: 'moderator' }))).toEqual([]);

  await visitor.call(reviews.undo, { params: { id: review } });
  expect((await pendingOf(moderator)).map(({ queue }) => queue)).toEqual(['appeals', 'complaints']);
  await passUndo(app);
  expect(await pendingOf(moderator)).toEqual([]);
});
