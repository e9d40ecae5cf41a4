import { expect, it } from 'vitest';
import { periodOf } from './period.ts';

const now = new Date('2026-11-24T22:00:00Z');

it('is the last thirty days, by the clock of Moscow', () => {
  expect(periodOf({}, now)).toEqual({ from: '2026-10-27', to: '2026-11-25' });
  expect(periodOf({ from: 'x', to: ['2026-01-01'] }, now)).toEqual({
    from: '2026-10-27',
    to: '2026-11-25',
  });
});

it('is what was asked for, a year at most and never backwards', () => {
  const asked = { from: '2026-03-01', to: '2026-03-09' };
  expect(periodOf(asked, now)).toEqual(asked);
  expect(periodOf({ from: '2020-01-01', to: '2026-03-09' }, now).from).toBe('2025-03-09');
  expect(periodOf({ from: '2026-04-01', to: '2026-03-09' }, now).from).toBe('2026-02-08');
});
