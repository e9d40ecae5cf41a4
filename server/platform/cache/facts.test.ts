import { expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { followFacts, cachedFact } from './facts.ts';

/** A fact that counts how often it was read, and a database that nothing is read from. */
function countedFact(tag = 'things') {
  const reads: string[] = [];
  const fact = cachedFact(tag, async (_db, key: string) => reads.push(key));
  return { fact, reads, db: {} as Database };
}

test('a fact of a followed database is read once for each key', async () => {
  const { fact, reads, db } = countedFact();
  const { stop } = followFacts(db);
  expect(await Promise.all([fact(db, 'a'), fact(db, 'a'), fact(db, 'b')])).toEqual([1, 1, 2]);
  expect(reads).toEqual(['a', 'b']);
  stop();
  await fact(db, 'a');
  expect(reads).toHaveLength(3);
});

test('without somebody who follows it, and in a transaction, it is read each time', async () => {
  const { fact, reads, db } = countedFact();
  await fact(db, 'a');
  followFacts(db);
  const transaction = {} as Database;
  await fact(transaction, 'a');
  await fact(transaction, 'a');
  expect(reads).toHaveLength(3);
});

test('a change of its tag forgets it, what is being read included; another tag does not', async () => {
  const { db } = countedFact();
  const values = ['old', 'new'];
  let answer = (_value: string) => {};
  const fact = cachedFact('things', () => new Promise<string>((resolve) => (answer = resolve)));
  const { forget } = followFacts(db);
  const early = fact(db);
  forget(['things']);
  const answerEarly = answer;
  const late = fact(db);
  expect(answer).not.toBe(answerEarly);
  answerEarly(values[0] ?? '');
  answer(values[1] ?? '');
  expect([await early, await late]).toEqual(values);
  forget(['others']);
  expect(await fact(db)).toBe('new');
});

test('what could not be read is read again', async () => {
  let fails = true;
  const fact = cachedFact('things', async () => {
    if (fails) throw new Error('no database');
    return 1;
  });
  const { db } = countedFact();
  followFacts(db);
  await expect(fact(db)).rejects.toThrow('no database');
  fails = false;
  expect(await fact(db)).toBe(1);
});
