import { expect, it } from 'vitest';
import { dueAt, nextMorning } from './digests.rules.ts';

it.each([
  ['2026-11-21T05:59:59.999Z', '2026-11-21T06:00:00.000Z'],
  ['2026-11-21T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
  ['2026-11-21T21:30:00.000Z', '2026-11-22T06:00:00.000Z'],
])('after %s the next morning of Moscow begins at %s', (now, morning) => {
  expect(nextMorning(new Date(now)).toISOString()).toBe(morning);
});

it('an instant letter waits for the hour after the one before', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const due = (told: string | null) =>
    dueAt({ telling: 'instant', told_at: told === null ? null : new Date(told) }, now);
  expect(due(null)).toEqual(now);
  expect(due('2026-11-21T10:00:00Z')).toEqual(now);
  expect(due('2026-11-21T11:30:00Z')).toEqual(new Date('2026-11-21T12:30:00Z'));
  expect(dueAt({ telling: 'off', told_at: null }, now)).toBeNull();
});
