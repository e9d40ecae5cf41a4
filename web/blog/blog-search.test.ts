import { expect, it } from 'vitest';
import { blogPath, blogSearch } from './blog-search.ts';

it.each([
  [{}, { topic: null, page: 1 }, '/blog'],
  [{ topic: 'deti', page: '2' }, { topic: 'deti', page: 2 }, '/blog?topic=deti&page=2'],
  [{ topic: ['a'], page: '-1' }, { topic: null, page: 1 }, '/blog'],
  [{ topic: '../x', page: '0' }, { topic: null, page: 1 }, '/blog'],
])('reads %j', (search, wanted, path) => {
  expect(blogSearch(search)).toEqual(wanted);
  expect(blogPath(wanted)).toBe(path);
});
