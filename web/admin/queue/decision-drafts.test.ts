import { describe, expect, it } from 'vitest';
import { readDrafts, withNewest } from './decision-drafts.ts';

const draft = (reason: string) => ({ reason, notes: {} });

describe('drafts of decisions', () => {
  it('are read as they were written', () => {
    const drafts = { 'refuse 7': { reason: 'Мало', notes: { about: 'Короче' }, sum: 500 } };
    expect(readDrafts(JSON.stringify(drafts))).toEqual(drafts);
  });

  it('are none where something else stands', () => {
    for (const stored of [
      undefined,
      null,
      '',
      'nonsense',
      '[]',
      '7',
      '{"refuse 7":{"notes":{}}}',
    ]) {
      expect(readDrafts(stored)).toEqual({});
    }
    expect(readDrafts('{"refuse 7":{"reason":"Мало","notes":{"about":7},"sum":"x"}}')).toEqual({
      'refuse 7': draft('Мало'),
    });
  });

  it('are the newest twenty', () => {
    const names = Array.from({ length: 25 }, (_, at) => `refuse ${at}`);
    let kept = {};
    for (const name of names) kept = withNewest(kept, name, draft(name));
    kept = withNewest(kept, 'refuse 6', draft('again'));
    expect(Object.keys(kept)).toEqual([...names.slice(5, 6), ...names.slice(7), 'refuse 6']);
  });
});
