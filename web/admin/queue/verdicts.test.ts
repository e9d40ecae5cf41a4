import { expect, it } from 'vitest';
import { toggleSentence } from './verdicts.ts';

it('adds a sentence to what is written, and takes it away again', () => {
  const both = toggleSentence('Уберите телефон.', 'Напишите больше.');
  expect(both).toBe('Уберите телефон. Напишите больше.');
  expect(toggleSentence(both, 'Уберите телефон.')).toBe('Напишите больше.');
  expect(toggleSentence('', 'Уберите телефон.')).toBe('Уберите телефон.');
});
