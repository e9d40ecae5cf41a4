import { expect, it } from 'vitest';
import { calendarOf } from './calendar.rules.ts';

const event = {
  uid: '0a5d1c3e-0000-4000-8000-000000000001',
  revision: 3,
  isCancelled: false,
  startsAt: new Date('2026-11-25T16:30:00.000Z'),
  changedAt: new Date('2026-11-22T10:00:00.123Z'),
  summary: 'Встреча: Анна Петрова',
  location: 'ул. Мира, 1; вход\\со двора\nи налево',
  description: 'Няня для двоих',
  url: 'https://example.org/account/message/abc',
};

it('is an event in UTC, with escaped texts', () => {
  const text = calendarOf(event);
  for (const line of [
    'METHOD:PUBLISH',
    'UID:0a5d1c3e-0000-4000-8000-000000000001',
    'SEQUENCE:3',
    'STATUS:CONFIRMED',
    'DTSTAMP:20261122T100000Z',
    'DTSTART:20261125T163000Z',
    'DTEND:20261125T173000Z',
    'SUMMARY:Встреча: Анна Петрова',
    String.raw`LOCATION:ул. Мира\, 1\; вход\\со двора\nи налево`,
  ]) {
    expect(text).toContain(`\r\n${line}\r\n`);
  }
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  // No bare line feed anywhere.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('folds long lines within 75 octets, and cuts no character', () => {
  const location = 'Площадь у метро «Чистые пруды» 🌳, '.repeat(5).trim();
  const text = calendarOf({ ...event, location });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${location.replaceAll(',', '\\,')}\r\n`);
});

it('says that it was cancelled, and has no place for a call', () => {
  const text = calendarOf({ ...event, isCancelled: true, location: '' });
  expect(text).toContain('\r\nMETHOD:CANCEL\r\n');
  expect(text).toContain('\r\nSTATUS:CANCELLED\r\n');
  expect(text).not.toContain('LOCATION');
});
