import { expect, it } from 'vitest';
import { isForReading, placesOfList, roleOfPage } from './role-question.ts';

it.each([
  ['/resumes', 'employer'],
  ['/resumes/moskva/nyanya', 'employer'],
  ['/resume-nyanya-v-moskve-a1b2c3', 'employer'],
  ['/resumes/create', 'worker'],
  ['/resumes/update/nyanya/x', 'worker'],
  ['/vacancies', 'worker'],
  ['/vacancies/moskva', 'worker'],
  ['/vacancy-nyanya-v-moskve-a1b2c3', 'worker'],
  ['/vacancies/create/nyanya', 'employer'],
  ['/', null],
  ['/moskva', null],
  ['/blog/resumes', null],
  ['/resumes-of-others', null],
])('%s is opened by: %s', (path, role) => {
  expect(roleOfPage(path)).toBe(role);
});

it('asks quietly on pages to read', () => {
  const pages = ['/blog', '/blog/kak-vybrat-nyanyu', '/tariffs', '/', '/blogs', '/resumes'];
  expect(pages.filter(isForReading)).toEqual(['/blog', '/blog/kak-vybrat-nyanyu', '/tariffs']);
});

it.each([
  ['/resumes/moskva/nyanya/sokol', 'moskva/nyanya/sokol'],
  ['/vacancies/nyanya', 'nyanya'],
  ['/vacancies', ''],
  ['/resumes/create/nyanya', ''],
  ['/resumes/create-a-lot', 'create-a-lot'],
  ['/moskva', ''],
])('of %s another list would take: %s', (path, places) => {
  expect(placesOfList(path)).toBe(places);
});
