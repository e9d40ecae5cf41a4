import { expect, it } from 'vitest';
import { mergeMessages } from './thread-state.ts';

const message = (id: number, sequence: number, text = '') => ({ id, sequence, text });

it('puts history, news and repeats in one order, each once', () => {
  const news = mergeMessages([message(5, 5)], [message(7, 7), message(6, 6), message(5, 5)]);
  const all = mergeMessages(news, [message(3, 3), message(4, 4), message(5, 5)]);
  expect(all.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7]);
});

it('keeps the later state of a message when an older answer comes late', () => {
  const edited = mergeMessages([message(1, 1, 'как было')], [message(1, 4, 'как стало')]);
  expect(mergeMessages(edited, [message(1, 1, 'как было')])).toEqual([message(1, 4, 'как стало')]);
});

it('is the same list when there is nothing new', () => {
  const known = [message(1, 1)];
  expect(mergeMessages(known, [])).toBe(known);
});
