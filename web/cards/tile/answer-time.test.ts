import { expect, it } from 'vitest';
import { answerTimeText } from './answer-time.ts';

it.each([
  [0, 'несколько минут'],
  [15, 'несколько минут'],
  [16, 'час'],
  [61, '2 часа'],
  [5 * 60, '5 часов'],
  [13 * 60, 'день'],
  [24 * 60, 'день'],
  [24 * 60 + 1, '2 дня'],
  [6.5 * 24 * 60, '7 дней'],
])('%i minutes: за %s', (minutes, words) => {
  expect(answerTimeText(minutes).replaceAll('\u00a0', ' ')).toBe(`обычно отвечает за ${words}`);
});
