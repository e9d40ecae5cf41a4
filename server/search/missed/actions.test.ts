import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardCalls } from '#contract/card-calls.ts';
import { moscowDay } from '#contract/russian.ts';
import { statisticsCalls } from '#contract/statistics.ts';
import { createPublished } from '#tests/cards.ts';
import { createPerson, type Person } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { writeMissed } from './actions.ts';
import { purgeMissedWords } from './jobs.ts';

let app: TestApp;
let admin: Person;
/** Signed in: answers to guests are kept, and those are no searches. */
let family: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: 'admin' });
  family = await createPerson(app, { role: 'employer' });
  await createPublished(await createPerson(app, { role: 'worker' }), 'resume');
});
afterAll(() => app.stop());
beforeEach(() => app.db.deleteFrom('missed_words').execute());

const search = (q: string) => family.visitor.call(cardCalls.resume.search, { query: { q } });
const kept = async () => {
  await writeMissed(app.db);
  const rows = app.db.selectFrom('missed_words').select(['word', 'times']).orderBy('word');
  return rows.execute();
};
const today = moscowDay(new Date());

describe('a search that finds nothing', () => {
  it('is counted by its words that no card has, once it is written', async () => {
    for (let times = 0; times < 3; times += 1) await search('няня суахили');
    await search('зулусский');
    expect(await app.db.selectFrom('missed_words').selectAll().execute()).toEqual([]);
    expect(await kept()).toEqual([
      { word: 'зулусский', times: 1 },
      { word: 'суахили', times: 3 },
    ]);
    await search('суахили');
    expect(await kept()).toContainEqual({ word: 'суахили', times: 4 });
    const query = { from: today, to: today };
    const { data } = await admin.visitor.call(statisticsCalls.show, { query });
    // What one person has looked for may be a name.
    expect(data.missed).toEqual([{ word: 'суахили', times: 4, days: 1 }]);
  });

  it('leaves nothing of phones, mails and links, nor of what is found', async () => {
    for (const q of ['+7 900 123-45-67', 'суахили maria@example.com', 'суахили 89001234567']) {
      await search(q);
    }
    await search('няня');
    expect(await kept()).toEqual([]);
  });

  it('is gone after three months', async () => {
    const old = new Date(Date.now() - 92 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    await app.db
      .insertInto('missed_words')
      .values([
        { word: 'суахили', day: old, times: 1 },
        { word: 'суахили', day: today, times: 1 },
      ])
      .execute();
    await purgeMissedWords.run(app.deps, {});
    const rows = await app.db.selectFrom('missed_words').select('day').execute();
    expect(rows).toEqual([{ day: today }]);
  });
});
