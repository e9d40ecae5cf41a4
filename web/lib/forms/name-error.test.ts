import { expect, it } from 'vitest';
import { personNameField } from '#contract/fields.ts';
import { foreignSignText, nameErrorSoFar } from './name-error.ts';

it.each(['Анна 🌸', 'Анна 8', 'anna@', 'Анна (няня'])('%s cannot become a name', (typed) => {
  expect(nameErrorSoFar(typed)).toBe(foreignSignText);
  expect(personNameField.safeParse(`${typed} Анна`).success).toBe(false);
});

it.each(['', ' ', 'А', 'А.', 'А. ', 'Анна-', 'Д’', '\u200bАнна'])('%j may', (typed) => {
  expect(nameErrorSoFar(typed)).toBeUndefined();
});
