import { expect, it } from 'vitest';
import { spellingLike } from './place-search.ts';

it.each([
  ['м. Щёлковская', 'щелк', 'м. Щелковская'],
  ['м. Щёлковская', 'Щёлк', 'м. Щёлковская'],
  ['м. Щёлковская', ' м. щ', 'м. Щёлковская'],
  ['м. Сокол', 'Сок', 'м. Сокол'],
  ['м. Сокол', '', 'м. Сокол'],
])('%s, looked for by %j, is offered as %j', (label, text, spelling) => {
  expect(spellingLike(text, label)).toBe(spelling);
});
