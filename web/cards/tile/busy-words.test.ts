import { expect, it } from 'vitest';
import { busyText, freeWord } from './busy-words.ts';

it('agrees with the name of the trade', () => {
  const until = '2026-12-05';
  expect(busyText('Няня', until)).toBe('занята до\u00a05\u00a0декабря');
  expect(busyText('Медсестра-патронаж', until)).toMatch(/^занята /);
  expect(busyText('Семейная пара', until)).toMatch(/^занята /);
  expect(busyText('Водитель', until)).toMatch(/^занят /);
  expect(freeWord('Повар')).toBe('свободен');
  expect(freeWord('Гувернантка')).toBe('свободна');
});
