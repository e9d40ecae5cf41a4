import { expect, it } from 'vitest';
import { wordSegment } from './segments.rules.ts';
import { tokensOf } from './tokens.rules.ts';
import { readPay } from './pay.rules.ts';

const payIn = (typed: string, kind: 'resume' | 'vacancy' = 'resume') =>
  readPay(tokensOf(typed).map(wordSegment), kind).flatMap(({ pay, terms }) =>
    pay ? [[pay.from, pay.to, ...terms]] : [],
  );

it.each([
  ['няня до 350 руб в час', [[null, 350, 'pay_unit:hour']]],
  ['няня 400р/час', [[null, 400, 'pay_unit:hour']]],
  ['репетитор не дороже 1 500 рублей за занятие', [[null, 1500, 'pay_unit:lesson']]],
  ['сиделка от 60 тысяч', [[60_000, null, 'pay_unit:month']]],
  ['сиделка от 2000', [[2000, null]]],
  ['водитель от 60 до 80 тысяч', [[60_000, 80_000, 'pay_unit:month']]],
  ['няня 300-400 руб в час', [[300, 400, 'pay_unit:hour']]],
  ['сиделка 60 000 в месяц', [[null, 60_000, 'pay_unit:month']]],
  ['няня 2 года', []],
  ['сиделка 15/15', []],
  ['уборка 100 кв метров', []],
])('«%s» says what is paid', (typed, meant) => {
  expect(payIn(typed)).toEqual(meant);
});

it('is the least that somebody wants who looks for work', () => {
  expect(payIn('сиделка 3000 в сутки', 'vacancy')).toEqual([
    [3000, null, 'pay_unit:day', 'pay_unit:shift'],
  ]);
  expect(payIn('сиделка 300-400 в час', 'vacancy')).toEqual([[300, 400, 'pay_unit:hour']]);
  expect(payIn('водитель зп 80к', 'vacancy')).toEqual([[80_000, null, 'pay_unit:month']]);
});
