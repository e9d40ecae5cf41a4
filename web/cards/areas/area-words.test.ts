import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardsAsObject, cardsCount, cityHeading, headingOf } from './area-words.ts';

const category = {
  forms: {
    one: 'няня',
    genitive: 'няни',
    accusative: 'няню',
    instrumental: 'няней',
    many: 'няни',
    many_genitive: 'нянь',
  },
};
const cities = ['в Москве', 'во Владимире', 'в Нижнем Новгороде', 'в Великих Луках', 'на Балтике'];

test.each(cities)('headings %s', (prepositional) => {
  const city = { prepositional };
  expect(headingOf({ kind: 'resume', category, city })).toBe(`Няни ${prepositional}`);
  expect(headingOf({ kind: 'vacancy', category, city })).toBe(`Работа няней ${prepositional}`);
  expect(headingOf({ kind: 'resume', category: null, city })).toBe(
    `Помощники для семьи ${prepositional}`,
  );
  expect(headingOf({ kind: 'vacancy', category: null, city })).toBe(
    `Работа помощником ${prepositional}`,
  );
  expect(cityHeading(city, [category])).toBe(`Няни и работа няней ${prepositional}`);
  expect(cityHeading(city, [category, category])).toBe(
    `Помощники для семьи и работа помощником ${prepositional}`,
  );
});

test('all of Russia', () => {
  const anywhere = { city: null, category: null };
  expect(headingOf({ kind: 'resume', ...anywhere })).toBe('Помощники для семьи');
  expect(headingOf({ kind: 'vacancy', ...anywhere })).toBe('Вакансии помощников');
  expect(headingOf({ kind: 'vacancy', category, city: null })).toBe('Работа няней');
});

test.each([
  [0, '0 анкет', '0 вакансий'],
  [1, '1 анкета', '1 вакансия'],
  [2, '2 анкеты', '2 вакансии'],
  [5, '5 анкет', '5 вакансий'],
  [11, '11 анкет', '11 вакансий'],
  [21, '21 анкета', '21 вакансия'],
  [112, '112 анкет', '112 вакансий'],
  [1234, '1 234 анкеты', '1 234 вакансии'],
])('%i cards', (total, resumes, vacancies) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(cardsCount('resume', total))).toBe(resumes);
  expect(plain(cardsCount('vacancy', total))).toBe(vacancies);
});

test('the object of a verb', () => {
  expect(cardsAsObject('resume', 21)).toBe('21\u00a0анкету');
  expect(cardsAsObject('vacancy', 101)).toBe('101\u00a0вакансию');
  expect(cardsAsObject('vacancy', 3)).toBe('3\u00a0вакансии');
});

test('a capped count', () => {
  expect(cardsCount('resume', 10_000, false).replaceAll('\u00a0', ' ')).toBe('более 10 000 анкет');
});

test('every city of the starting content makes a heading', () => {
  const table = readFileSync(new URL('../../../db/content/cities.tsv', import.meta.url), 'utf8');
  const [names = '', ...rows] = table.trim().split('\n');
  const column = names.split('\t').indexOf('prepositional');
  expect(rows.length).toBeGreaterThan(100);
  for (const row of rows) {
    const city = { prepositional: row.split('\t')[column] ?? '' };
    for (const kind of ['resume', 'vacancy'] as const) {
      expect(headingOf({ kind, category, city })).toMatch(/^(Няни|Работа няней) (в|во|на) \p{Lu}/u);
      expect(headingOf({ kind, category: null, city })).toMatch(/ (в|во|на) \p{Lu}[^\t]+$/u);
    }
  }
});
