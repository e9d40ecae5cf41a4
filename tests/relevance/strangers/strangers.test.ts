import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';
import { createDemoDatabase } from '#tests/harness/postgres.ts';
import { eighthQueries } from './eighth-queries.ts';
import { eleventhQueries } from './eleventh-queries.ts';
import { fifthQueries } from './fifth-queries.ts';
import { firstQueries } from './first-queries.ts';
import { fourthQueries } from './fourth-queries.ts';
import { faultIn, type JudgedCards, judgedCards, type Question } from './judge.ts';
import { ninthQueries } from './ninth-queries.ts';
import { secondQueries } from './second-queries.ts';
import { seventhQueries } from './seventh-queries.ts';
import { sixthQueries } from './sixth-queries.ts';
import { tenthQueries } from './tenth-queries.ts';
import { thirdQueries } from './third-queries.ts';
import { thirteenthQueries } from './thirteenth-queries.ts';
import { twelfthQueries } from './twelfth-queries.ts';

let app: TestApp;
let cards: JudgedCards;
beforeAll(async () => {
  app = await startTestApp({}, createDemoDatabase);
  cards = await judgedCards(app);
}, 120_000);
afterAll(() => app.stop());

async function faultsIn(asked: Question[]): Promise<string[]> {
  const faults: string[] = [];
  for (const query of asked) {
    const fault = await faultIn(app, cards, query);
    if (fault) faults.push(fault);
  }
  return faults;
}

describe('what strangers to the search type', () => {
  it.each([
    ['first', firstQueries, 80],
    ['second', secondQueries, 40],
    ['third', thirdQueries, 30],
    ['fourth', fourthQueries, 60],
    ['fifth', fifthQueries, 30],
    ['sixth', sixthQueries, 30],
    ['seventh', seventhQueries, 30],
    ['eighth', eighthQueries, 30],
    ['ninth', ninthQueries, 30],
    ['tenth', tenthQueries, 30],
    ['eleventh', eleventhQueries, 60],
    ['twelfth', twelfthQueries, 30],
    ['thirteenth', thirteenthQueries, 30],
  ])(
    'finds what they mean, 95 times of 100: %s set',
    async (_, asked, size) => {
      expect(new Set(asked.map(([q]) => q)).size).toBe(size);
      const faults = await faultsIn(asked);
      expect(faults.length <= asked.length * 0.05 ? [] : faults).toEqual([]);
    },
    60_000,
  );
});
