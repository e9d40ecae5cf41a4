import { expect, it } from 'vitest';
import { cityInPath, cityTarget } from './city-target.ts';

const categories = ['nyanya', 'sidelka'];

it.each([
  ['/', 'elets', '/elets'],
  ['/moskva', 'elets', '/elets'],
  ['/moskva', null, '/'],
  ['/account', 'elets', '/elets'],
  ['/vacancies', 'elets', '/vacancies/elets'],
  ['/vacancies/moskva', 'elets', '/vacancies/elets'],
  ['/vacancies/nyanya', 'elets', '/vacancies/elets/nyanya'],
  ['/resumes/moskva/sidelka', 'elets', '/resumes/elets/sidelka'],
  ['/resumes/moskva/sidelka/sokol', 'elets', '/resumes/elets/sidelka'],
  ['/resumes/moskva/sidelka', null, '/resumes/sidelka'],
  ['/resumes/moskva', null, '/resumes'],
  ['/resumes/create/nyanya', 'elets', '/elets'],
])('from %s with %s leads to %s', (path, city, target) => {
  expect(cityTarget(path, city, categories)).toBe(target);
});

it.each([
  ['/', null],
  ['/vacancies', null],
  ['/vacancies/nyanya', null],
  ['/vacancies/moskva', 'moskva'],
  ['/resumes/moskva/nyanya', 'moskva'],
  ['/resumes/create', null],
])('finds in %s the city %s', (path, city) => {
  expect(cityInPath(path, categories)).toBe(city);
});
