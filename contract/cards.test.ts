import { expect, it } from 'vitest';
import { areaPath } from './cards.ts';

it('a list has an address by kind, city and category, as far as they are known', () => {
  expect(areaPath('vacancy')).toBe('/vacancies');
  expect(areaPath('resume', 'moskva', 'nyanya')).toBe('/resumes/moskva/nyanya');
  expect(areaPath('resume', null, 'nyanya')).toBe('/resumes/nyanya');
  expect(areaPath('vacancy', 'moskva', undefined)).toBe('/vacancies/moskva');
});
