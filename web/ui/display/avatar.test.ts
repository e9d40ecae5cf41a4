import { expect, it } from 'vitest';
import { colourOf, initialsOf } from './avatar.tsx';

it.each([
  ['Анна Петрова', 'АП'],
  ['Анна-Мария Иванова-Петрова', 'АИ'],
  ['ёлка', 'Ё'],
  ['  Иван  Иванович  Сидоров ', 'ИС'],
  ['', ''],
])('%j → %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('keeps the colour of a name', () => {
  expect(colourOf('Анна')).toBe(colourOf('Анна'));
  expect(
    new Set(['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья', 'Егор'].map(colourOf)).size,
  ).toBeGreaterThan(2);
});
