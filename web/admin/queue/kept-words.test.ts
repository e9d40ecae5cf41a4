import { describe, expect, it } from 'vitest';
import { readWords, withNewest } from './kept-words.ts';

const written = (reason: string) => ({ reason, notes: {} });

describe('words that are kept', () => {
  it('are read as they were written', () => {
    const words = { 'refuse 7': { reason: 'Мало', notes: { about: 'Короче' }, sum: 500 } };
    expect(readWords(JSON.stringify(words))).toEqual(words);
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
      expect(readWords(stored)).toEqual({});
    }
    expect(readWords('{"refuse 7":{"reason":"Мало","notes":{"about":7},"sum":"x"}}')).toEqual({
      'refuse 7': written('Мало'),
    });
  });

  it('are the newest twenty', () => {
    const names = Array.from({ length: 25 }, (_, at) => `refuse ${at}`);
    let kept = {};
    for (const name of names) kept = withNewest(kept, name, written(name));
    kept = withNewest(kept, 'refuse 6', written('again'));
    expect(Object.keys(kept)).toEqual([...names.slice(5, 6), ...names.slice(7), 'refuse 6']);
  });
});
