import { expect, it } from 'vitest';
import { csvOf, roubleCell } from './csv.ts';

it('is what tables of Russia open', () => {
  const text = csvOf(['День', 'Оплачено, ₽'], [['2026-03-09', roubleCell(149_050)]]);
  expect(text).toBe('\uFEFFДень;Оплачено, ₽\r\n2026-03-09;1490,50\r\n');
});

it('keeps a table whole, and lets no text become a formula', () => {
  const text = csvOf(
    ['a;b'],
    [['=1+1'], ['-5,00'], [-5], ['он сказал "да"\nи ушёл'], ['@SUM(A1)']],
  );
  expect(text.slice(1).split('\r\n')).toEqual([
    '"a;b"',
    "'=1+1",
    '-5,00',
    '-5',
    '"он сказал ""да""\nи ушёл"',
    "'@SUM(A1)",
    '',
  ]);
});
