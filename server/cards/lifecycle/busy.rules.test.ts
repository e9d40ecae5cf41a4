import { expect, it } from 'vitest';
import { checkBusyDay } from './busy.rules.ts';

/** Half past midnight in Moscow, still yesterday in London. */
const now = new Date('2026-11-21T21:30:00Z');

it.each(['2026-11-22', '2026-12-31', '2027-11-22'])('somebody may be busy until %s', (until) => {
  expect(() => checkBusyDay(until, now)).not.toThrow();
});

it.each([
  ['2026-11-21', 'Этот день уже прошёл'],
  ['2027-11-23', 'Выберите день не позже чем через год'],
])('but not until %s', (until, text) => {
  expect(() => checkBusyDay(until, now)).toThrow(
    expect.objectContaining({ status: 422, fields: { until: [text] } }),
  );
});
