import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { responseCalls } from '#contract/responses.ts';
import { createPublished } from '#tests/cards.ts';
import { send } from '#tests/dialogs.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { respond } from '#tests/responses.ts';
import { countAnswerTimes } from './answer-times.actions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

/** A family to whom so many workers have responded. */
async function createAsked(count: number) {
  const family = await createPerson(app, { role: 'employer', name: 'Анна Петрова' });
  const vacancy = await createPublished(family, 'vacancy');
  const asked = [];
  for (let at = 0; at < count; at += 1) {
    const worker = await createPerson(app, { role: 'worker' });
    const resume = await createPublished(worker, 'resume');
    asked.push({ worker, response: await respond(worker, { vacancy, resume }) });
  }
  const show = (by: Person) =>
    by.visitor.call(cardCalls.vacancy.show, { params: { slug: vacancy.slug } });
  const minutes = async (by = family) => (await show(by)).data.answer_minutes;
  const share = async () => (await show(family)).data.answer_share;
  return { family, asked, minutes, share };
}

/** As if it had been asked so long ago. */
const askedBefore = (key: string | null, minutes: number) =>
  app.db
    .updateTable('channels')
    .set({ asked_at: sql`asked_at - ${minutes} * interval '1 minute'` })
    .where('key', '=', key ?? '')
    .execute();

describe('how soon a person usually answers', () => {
  it('is the median of first answers, by a message or a step, and told beside a response', async () => {
    const { family, asked, minutes } = await createAsked(3);
    const [first, second, third] = asked;
    if (!first || !second || !third) throw new Error('three were created');
    await askedBefore(first.response.channel, 5);
    await askedBefore(second.response.channel, 119);
    await askedBefore(third.response.channel, 3000);
    await send(family, first.response.channel ?? '', 'Здравствуйте');
    await family.visitor.send(responseCalls.change, {
      params: { id: String(second.response.id) },
      body: { status: 'invited' },
    });
    await countAnswerTimes(app.db, new Date());
    // Two answers are too few to tell.
    expect(await minutes()).toBeNull();
    await send(family, third.response.channel ?? '', 'Здравствуйте');
    // What comes later is not the first answer.
    await send(family, first.response.channel ?? '', 'Ещё раз');
    await countAnswerTimes(app.db, new Date());
    expect(await minutes()).toBe(120);
    expect(await minutes(first.worker)).toBe(120);
    const list = await first.worker.visitor.send(responseCalls.list, { query: {} });
    expect(list.data.data[0]?.person.answer_minutes).toBe(120);
    // Nobody remembers it after three months.
    await countAnswerTimes(app.db, inDays(91));
    expect(await minutes()).toBeNull();
  });

  it('counts those who were never answered', async () => {
    const { family, asked, minutes } = await createAsked(7);
    for (const { response } of asked.slice(0, 3)) await send(family, response.channel ?? '', 'Да');
    await countAnswerTimes(app.db, new Date());
    expect(await minutes()).toBe(1);
    await countAnswerTimes(app.db, inDays(8));
    expect(await minutes()).toBeNull();
  });

  it('comes with how many were answered, of five at least', async () => {
    const few = await createAsked(4);
    const { family, asked, share } = await createAsked(5);
    for (const { response } of asked.slice(0, 2)) await send(family, response.channel ?? '', 'Да');
    // Who has written this week may still be answered.
    await countAnswerTimes(app.db, new Date());
    expect(await share()).toBeNull();
    await countAnswerTimes(app.db, inDays(8));
    expect(await share()).toEqual({ yes: 2, of: 5 });
    expect(await few.share()).toBeNull();
    await countAnswerTimes(app.db, inDays(100));
    expect(await share()).toBeNull();
  });
});

it('tells the day on which an owner was here, to everybody', async () => {
  const worker = await createPerson(app, { role: 'worker' });
  const { slug } = await createPublished(worker, 'resume');
  const seen = (at: Date) =>
    app.db
      .updateTable('sessions')
      .set({ last_seen_at: at })
      .where('user_id', '=', worker.id)
      .execute();
  const shown = async () => {
    const params = { slug };
    return (await app.visitor().call(cardCalls.resume.show, { params })).data.owner.last_seen;
  };
  await seen(new Date());
  expect(await shown()).toBe('был(а) сегодня');
  await seen(inDays(-3));
  expect(await shown()).toMatch(/^был\(а\) 3.дня назад$/);
  await seen(inDays(-40));
  expect(await shown()).toBe('был(а) давно');
});
