import { expect, it } from 'vitest';
import { requestsPath, requestsSearch } from './requests-search.ts';

it.each([
  [{}, { answered: 'no', page: 1 }, '/admin/requests'],
  [{ answered: 'yes' }, { answered: 'yes', page: 1 }, '/admin/requests?answered=yes'],
  [{ page: '2' }, { answered: 'no', page: 2 }, '/admin/requests?page=2'],
  [
    { answered: 'yes', page: '3' },
    { answered: 'yes', page: 3 },
    '/admin/requests?answered=yes&page=3',
  ],
  [{ answered: 'maybe', page: '-1' }, { answered: 'no', page: 1 }, '/admin/requests'],
] as const)('reads %j', (search, wanted, path) => {
  expect(requestsSearch(search)).toEqual(wanted);
  expect(requestsPath(wanted)).toBe(path);
});
