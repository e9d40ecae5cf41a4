import { expect, it } from 'vitest';
import { paymentsQuery, paymentsSearch } from './payments-search.ts';

it('reads what an address asks for, and leaves out what makes no sense', () => {
  const asked = {
    q: '  +7 900 ',
    state: 'succeeded',
    tariff: 'worker-month',
    from: '2026-01-01',
    to: 'вчера',
    sum_from: '1 490',
    sum_to: '-5',
  };
  const search = paymentsSearch(asked);
  expect(search).toEqual({
    q: '+7 900',
    state: 'succeeded',
    tariff: 'worker-month',
    from: '2026-01-01',
    sum_from: 1490,
  });
  expect(paymentsQuery(search)).toMatchObject({ from_kopecks: 149_000 });
  expect(paymentsSearch({ state: 'stolen', q: ['a'], tariff: '../x' })).toEqual({});
});
