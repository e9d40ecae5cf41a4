import { expect, it } from 'vitest';
import { isForReading, ownSideOf, roleOfPage } from './role-question.ts';

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

it.each([
  ['/resumes', 'worker', '/vacancies'],
  ['/resumes/moskva/nyanya', 'worker', '/vacancies/moskva/nyanya'],
  ['/vacancies/moskva', 'employer', '/resumes/moskva'],
  ['/resume-nyanya-v-moskve-a1b2c3', 'worker', '/vacancies'],
  ['/resumes/create/nyanya', 'employer', '/resumes'],
  ['/resumes/moskva', 'employer', null],
  ['/vacancy-nyanya-v-moskve-a1b2c3', 'worker', null],
  ['/tariffs', 'worker', '/tariffs?role=worker'],
  ['/ture', 'employer', '/ture?role=employee'],
  ['/', 'worker', null],
  ['/blog', 'employer', null],
] as const)('from %s a new %s goes to %s', (path, role, way) => {
  expect(ownSideOf(path, role)).toBe(way);
});

it('asks quietly on pages to read', () => {
  const pages = ['/blog', '/blog/kak-vybrat-nyanyu', '/tariffs', '/', '/blogs', '/resumes'];
  expect(pages.filter(isForReading)).toEqual(['/blog', '/blog/kak-vybrat-nyanyu', '/tariffs']);
});
