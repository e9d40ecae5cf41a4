import { expect, it } from 'vitest';
import { ownSideOf } from './own-side.ts';

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
