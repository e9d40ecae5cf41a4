import { expect, it } from 'vitest';
import { moscowZone } from '../time/clock.ts';
import { timelineOf } from './timeline.ts';

const line = (key: string, author_id: number | null, sent_at: string) => ({
  key,
  author_id,
  sent_at,
});
const shape = (lines: Parameters<typeof timelineOf>[0]) =>
  timelineOf(lines, moscowZone).map(({ day, groups }) => [
    day,
    groups.map((group) => group.lines.map(({ key }) => key).join('')),
  ]);

it('puts together what one person has said in one go', () => {
  expect(
    shape([
      line('a', 1, '2026-11-22T10:00:00Z'),
      line('b', 1, '2026-11-22T10:04:00Z'),
      line('c', 2, '2026-11-22T10:04:30Z'),
      line('d', 2, '2026-11-22T10:20:00Z'),
    ]),
  ).toEqual([['2026-11-22', ['ab', 'c', 'd']]]);
});

it('begins a day at midnight of the reader', () => {
  expect(
    shape([line('a', 1, '2026-11-22T20:59:00Z'), line('b', 1, '2026-11-22T21:00:00Z')]),
  ).toEqual([
    ['2026-11-22', ['a']],
    ['2026-11-23', ['b']],
  ]);
});

it('leaves lines of the system by themselves', () => {
  const at = '2026-11-22T10:00:00Z';
  expect(shape([line('a', null, at), line('b', null, at)])).toEqual([['2026-11-22', ['a', 'b']]]);
});
