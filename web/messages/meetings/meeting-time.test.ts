import { expect, it } from 'vitest';
import { fieldsOf, likelyFields, momentOf } from './meeting-time.ts';

it('reads the fields by the clock of the city, and back', () => {
  const moment = momentOf('2026-11-25', '19:30', 180);
  expect(moment).toBe('2026-11-25T16:30:00.000Z');
  expect(fieldsOf(Date.parse(moment ?? ''), 180)).toEqual({ date: '2026-11-25', time: '19:30' });
  expect(fieldsOf(Date.parse(moment ?? ''), 600)).toEqual({ date: '2026-11-26', time: '02:30' });
});

it('is no moment while a field is empty', () => {
  expect(momentOf('', '19:30', 180)).toBeNull();
  expect(momentOf('2026-11-25', '', 180)).toBeNull();
});

it('offers tomorrow', () => {
  const now = Date.parse('2026-11-22T22:00:00Z');
  expect(likelyFields(now, 180)).toEqual({ date: '2026-11-24', time: '12:00' });
});
