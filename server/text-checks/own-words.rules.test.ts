import { expect, it } from 'vitest';
import { findOwnWords, normalWords, phraseOf } from './own-words.rules.ts';
import { flagsOfText } from './rules.ts';

const found = (words: string[], text: string) =>
  findOwnWords(text, words.map(phraseOf)).map((span) => span.found);

it('finds whole words in any case, with any ending where a star stands', () => {
  expect(found(['няня'], 'Няня и нянянька')).toEqual(['Няня']);
  expect(found(['нян*'], 'Няня и нянянька, поняня')).toEqual(['Няня', 'нянянька']);
  expect(found(['ребенок'], 'Ребёнок')).toEqual(['Ребёнок']);
  expect(found(['белый* билет'], 'белый  билет')).toEqual(['белый  билет']);
  expect(found(['онлайн-казино'], 'Онлайн казино')).toEqual(['Онлайн казино']);
});

it('joins no words of two sentences, and finds nothing for nothing', () => {
  expect(found(['белый билет'], 'Дом белый. Билет куплен.')).toEqual([]);
  expect(found([], 'белый билет')).toEqual([]);
  expect(normalWords('  Белый   БИЛЁТ ')).toBe('белый билет');
});

it('stands beside the built-in checks, once for the same words', () => {
  const flags = flagsOfText(
    { kind: 'resume', text: 'Работаю по предоплате, есть пирсинг' },
    ['пирсинг', 'предоплат*'].map(phraseOf),
  );
  expect(flags.map((flag) => flag.found)).toEqual(['предоплате', 'пирсинг']);
});
