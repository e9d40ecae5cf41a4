import { expect, it } from 'vitest';
import { withoutLinks } from './joining-words.ts';

it('joining words belong to a phrase of one word, and to numbers', () => {
  expect(withoutLinks(['уход', 'за', 'бабушкой'])).toEqual(['уход', 'бабушкой']);
  expect(withoutLinks(['на', 'ночь'])).toEqual(['на', 'ночь']);
  expect(withoutLinks(['15', 'на', '15'])).toEqual(['15', 'на', '15']);
});
