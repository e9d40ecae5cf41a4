import { expect, it } from 'vitest';
import { withCount } from './title-count.ts';

it('stands before the title, and goes with the last unread', () => {
  expect(withCount('Отклики — Рядом', 3)).toBe('(3) Отклики — Рядом');
  expect(withCount('(3) Отклики — Рядом', 4)).toBe('(4) Отклики — Рядом');
  expect(withCount('(99+) Отклики — Рядом', 0)).toBe('Отклики — Рядом');
  expect(withCount('Отклики — Рядом', 100)).toBe('(99+) Отклики — Рядом');
});
