import { expect, it } from 'vitest';
import { waitPromise, waitWords } from './wait.ts';

it.each([
  [0, 'Обычно до 15 минут'],
  [15, 'Обычно до 15 минут'],
  [16, 'Обычно до часа'],
  [130, 'Обычно до 3 часов'],
  [14 * 60, 'Обычно до суток'],
  [50 * 60, 'Обычно до трёх суток'],
  [200 * 60, 'Сейчас дольше трёх суток'],
  [null, ''],
])('%s minutes: %s', (minutes, words) => {
  expect(waitWords(minutes)).toBe(words);
});

it('promises only what is known', () => {
  expect(waitPromise(70)).toBe('Обычно до 3 часов, как посмотрим — сообщим');
  expect(waitPromise(null)).toBe('Как посмотрим — сообщим');
});
