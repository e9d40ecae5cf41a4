import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { moderationCalls } from '#contract/moderation.ts';
import { flaggedText } from '#tests/card-life.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let moderator: Person;
beforeAll(async () => {
  app = await startTestApp();
  moderator = await createPerson(app, { role: 'moderator' });
});
afterAll(() => app.stop());

async function send() {
  const owner = await createPerson(app, { role: 'worker' });
  const { slug } = await createPublished(owner, 'resume', { title: 'Няня ждёт', ...flaggedText });
  return { owner, slug };
}

const promisedTo = async ({ owner, slug }: Awaited<ReturnType<typeof send>>) =>
  (await owner.visitor.call(cardCalls.resume.showOwn, { params: { slug } })).data.review
    ?.wait_minutes;
const promisedByQueue = async () =>
  (await moderator.visitor.call(moderationCalls.overview)).data.data.find(
    ({ queue }) => queue === 'reviews',
  )?.wait_minutes;
const sentAgo = (hours: number) =>
  sql`update card_reviews set created_at = now() - make_interval(hours => ${hours})
    where decided_at is null`.execute(app.db);

it('an owner is told what the queue says: how long others have waited, or wait already', async () => {
  const first = await send();
  expect([await promisedTo(first), await promisedByQueue()]).toEqual([null, null]);
  await sentAgo(14);
  expect([await promisedTo(first), await promisedByQueue()]).toEqual([14 * 60, 14 * 60]);

  const [waiting] = (await moderator.visitor.call(moderationCalls.reviews.list, { query: {} })).data
    .data;
  const params = { id: String(waiting?.id) };
  await sentAgo(2);
  const approve = { params, body: { decision: 'approve' } } as const;
  await moderator.visitor.call(moderationCalls.reviews.decide, approve);
  const second = await send();
  expect(await promisedTo(second)).toBe(121);
  expect(await promisedTo(first)).toBe(121);

  await app.db
    .updateTable('users')
    .set({ blocked_at: new Date() })
    .where('id', '=', second.owner.id)
    .execute();
  await sentAgo(30);
  expect(await promisedByQueue()).toBe(121);
});
