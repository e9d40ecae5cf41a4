import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const marks = { same: ' ', added: '+', removed: '-' };
const drawn = (text: string, before: string | null, found: string[] = []) =>
  segmentsOf(text, before, found).map(
    (one) => `${marks[one.change]}${one.flagged ? '!' : ''}${one.text}`,
  );

it('marks the found words wherever they stand, in any letters', () => {
  expect(drawn('Звоните: 8 900 или ВК. Вк!', null, ['8 900', 'вк'])).toEqual([
    ' Звоните: ',
    ' !8 900',
    '  или ',
    ' !ВК',
    ' . ',
    ' !Вк',
    ' !',
  ]);
});

it('leaves a text alone in which nothing was found', () => {
  expect(drawn('Люблю детей', null, ['телефон', ' '])).toEqual([' Люблю детей']);
  expect(drawn('', null)).toEqual([]);
});

it('shows what was taken out and what was put in', () => {
  expect(drawn('Гуляю и читаю с детьми', 'Гуляю и рисую с детьми')).toEqual([
    ' Гуляю и ',
    '-рисую',
    '+читаю',
    '  с детьми',
  ]);
});

it('marks found words across what is new and what is not', () => {
  expect(drawn('пишите в вк мне сюда', 'пишите мне сюда', ['в вк мне'])).toEqual([
    ' пишите ',
    '+!в вк ',
    ' !мне',
    '  сюда',
  ]);
});

it('does not tear apart what has nothing in common', () => {
  expect(drawn('новый рассказ', 'старые слова')).toEqual(['-старые слова', '+новый рассказ']);
  expect(drawn('рассказ', '')).toEqual(['+рассказ']);
  expect(drawn('', 'рассказ')).toEqual(['-рассказ']);
});

it('keeps every letter of both texts', () => {
  const before = 'Ищем няню. Двое детей, гулять и кормить.';
  const after = 'Ищем добрую няню! Трое детей, кормить и читать.';
  const segments = segmentsOf(after, before, ['няню', 'детей, к']);
  const without = (change: string) =>
    segments
      .filter((one) => one.change !== change)
      .map(({ text }) => text)
      .join('');
  expect(without('removed')).toBe(after);
  expect(without('added')).toBe(before);
});
