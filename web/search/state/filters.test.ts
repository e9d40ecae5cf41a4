import { expect, test } from 'vitest';
import type { AttributeDefinition } from '#contract/attributes.ts';
import type { Place } from '#contract/places.ts';
import { chipsOf } from './chips.ts';
import { filterable } from '#contract/filter-definitions.ts';
import { knownFilters } from '#contract/known-filters.ts';
import { listingHref } from './href.ts';
import { optionCount } from '../filters/option-count.ts';
import { filtersKey, listingSearch, withFilter, withWords } from './search-state.ts';

function definition(change: Partial<AttributeDefinition>): AttributeDefinition {
  return {
    key: 'ages',
    label: 'Возраст',
    hint: null,
    type: 'many',
    options: [
      { value: 'baby', label: 'до года' },
      { value: 'school', label: 'школьник' },
    ],
    unit: [],
    min: null,
    max: null,
    required: false,
    filterable: true,
    shown_on_card: false,
    step: 'Дети',
    ...change,
  };
}

const ages = definition({});
const twins = definition({ key: 'twins', label: 'Двойняшки', type: 'yes_no', options: [] });
const years = definition({
  key: 'years',
  label: 'Опыт',
  type: 'number',
  options: [],
  unit: ['год', 'года', 'лет'],
});
const week = definition({ key: 'schedule', label: 'Когда', type: 'week', options: [] });
const all = [ages, twins, years, week];
const place = (kind: 'metro' | 'district', slug: string, label: string): Place => ({
  kind,
  slug,
  name: label,
  label,
  hint: null,
});
const sokol = place('metro', 'sokol', 'м. Сокол');
const arbat = place('district', 'arbat', 'район Арбат');
const askable = {
  kind: 'resume',
  definitions: all,
  places: [sokol, place('district', 'sokol', 'район Сокол'), arbat],
} as const;

test('of an address only what can be asked for is kept', () => {
  const asked = {
    ages: ['school', 'baby', 'nobody'],
    twins: 'yes',
    years_from: '3',
    years_to: '-1',
    schedule: ['mon_morning', 'mon_noon'],
    pay_from: '400',
    pay_unit: 'year',
    sort: 'pay',
    photo: 'yes',
    passport: 'yes',
    fresh: 'week',
    metro: ['sokol', 'luna'],
    district: 'arbat',
    q: '  деменция   ночью ',
    utm_source: 'x',
  };
  expect(knownFilters(asked, askable)).toEqual({
    ages: ['baby', 'school'],
    twins: 'yes',
    years_from: '3',
    schedule: ['mon_morning'],
    pay_from: '400',
    sort: 'pay',
    photo: 'yes',
    passport: 'yes',
    fresh: 'week',
    metro: ['sokol'],
    district: ['arbat'],
    q: 'деменция ночью',
  });
});

test('words are text, and a family has no photo', () => {
  const vacancies = { ...askable, kind: 'vacancy' } as const;
  expect(knownFilters({ q: '\ud800', photo: 'yes', sort: 'new' }, vacancies)).toEqual({});
  expect(knownFilters({ q: ['a'], sort: 'best', fresh: 'year' }, vacancies)).toEqual({});
  expect(knownFilters({ passport: 'yes' }, vacancies)).toEqual({ passport: 'yes' });
  expect(knownFilters({ q: 'сад', sort: 'new' }, vacancies)).toEqual({ q: 'сад', sort: 'new' });
  expect(knownFilters({ q: 'я'.repeat(300) }, vacancies)).toEqual({ q: 'я'.repeat(200) });
});

test('sending blanks is sending no words', () => {
  expect(withWords({ q: '  ', sort: 'new' })).toEqual({});
  expect(withWords({ q: ' сад ', sort: 'new' })).toEqual({ q: 'сад', sort: 'new' });
  expect(withWords({ sort: 'pay' })).toEqual({ sort: 'pay' });
  expect(withWords({ hours: ['mon_day'], sort: 'new' })).toEqual({ hours: ['mon_day'] });
  const hours = ['mon_day', 'tue_day'];
  expect(withWords({ hours, sort: 'new' })).toEqual({ hours, sort: 'new' });
});

test('one station of a category has an address of its own', () => {
  const path = '/resumes/moskva/nyanya';
  expect(listingHref(path, { metro: ['sokol'] })).toBe(`${path}/sokol`);
  expect(listingHref(path, { metro: ['sokol'], twins: 'yes' }, 2)).toBe(
    `${path}/sokol?twins=yes&page=2`,
  );
  const several = decodeURIComponent(listingHref(path, { metro: ['a', 'b'] }));
  expect(several).toBe(`${path}?metro[]=a&metro[]=b`);
  const ofCity = decodeURIComponent(listingHref('/resumes/moskva', { metro: ['sokol'] }));
  expect(ofCity).toBe('/resumes/moskva?metro[]=sokol');
});

test('counts stand beside choices, an estimate says so', () => {
  const counts = { data: { ages: { baby: 1234 } }, is_exact: true, estimated: [] };
  expect(optionCount(counts, 'ages', 'baby').count).toBe('1\u00a0234');
  expect(optionCount(counts, 'ages', 'school').count).toBe('0');
  expect(optionCount(counts, 'ages', 'school').isEmpty).toBe(true);
  const estimate = { ...counts, is_exact: false, estimated: ['ages'] };
  expect(optionCount(estimate, 'ages', 'baby').count).toBe('≈\u00a01\u00a0200');
  expect(optionCount(estimate, 'ages', 'school').count).toBe('');
  expect(optionCount(estimate, 'ages', 'school').isEmpty).toBe(false);
  // Beside estimates some numbers are known.
  expect(optionCount(estimate, 'fresh', 'day')).toEqual({ count: '0', isEmpty: true });
  expect(optionCount(null, 'ages', 'baby').count).toBe('');
});

test('one value may stand without brackets', () => {
  expect(knownFilters({ ages: 'baby' }, askable)).toEqual({ ages: ['baby'] });
});

test('a modal and a page are no filters; a broken page is the first', () => {
  const search = { modal: 'login', next: '/x', page: '3', ages: ['baby'] };
  expect(listingSearch(search)).toEqual({
    filters: { ages: ['baby'] },
    page: 3,
    whole: null,
  });
  expect(listingSearch({ whole: 'metro' }).whole).toBe('metro');
  expect(listingSearch({ page: 'x' }).page).toBe(1);
  expect(listingSearch({ page: '0' }).page).toBe(1);
  expect(listingSearch({ page: '999' }).page).toBe(400);
});

test('chips say what is chosen and lead to the rest', () => {
  const filters = {
    q: 'ночью',
    sort: 'new',
    metro: ['sokol'],
    photo: 'yes',
    passport: 'yes',
    fresh: 'day',
    ages: ['baby', 'school'],
    twins: 'yes',
    years_from: '21',
    pay_from: '400',
    schedule: ['sat_night', 'sun_night'],
  };
  const chips = chipsOf({ filters, definitions: all, places: [sokol] });
  expect(chips.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'слова: ночью',
    'м. Сокол',
    'от 400 ₽',
    'с фото',
    'паспорт проверен',
    'новые за сутки',
    'до года',
    'школьник',
    'Двойняшки',
    'Опыт: от 21 года',
    'сб–вс ночью',
  ]);
  const without = (id: string) => chips.find((chip) => chip.id === id)?.without;
  // Of several hours one is enough, so there are better ones and newer ones.
  expect(without('q')).toEqual({ ...filters, q: undefined });
  expect(without('metro:sokol')).not.toHaveProperty('metro');
  expect(without('ages:baby')).toEqual({ ...filters, ages: ['school'] });
  expect(without('fresh')).not.toHaveProperty('fresh');
  expect(without('twins')).not.toHaveProperty('twins');
  expect(new Set(chips.map(({ id }) => id)).size).toBe(chips.length);
});

test('what a card shows is asked first; dates and texts are no filters', () => {
  const date = definition({ key: 'born', type: 'date' });
  const shown = definition({ key: 'shown', shown_on_card: true });
  const hidden = definition({ key: 'hidden', filterable: false });
  expect(filterable([ages, date, shown, hidden]).map(({ key }) => key)).toEqual(['shown', 'ages']);
});

test('the order of choosing does not matter', () => {
  const one = withFilter(withFilter({}, 'a', '1'), 'b', '2');
  const other = withFilter(withFilter({}, 'b', '2'), 'a', '1');
  expect(filtersKey(one)).toBe(filtersKey(other));
  expect(filtersKey({ a: ['x', 'y'] })).toBe(filtersKey({ a: ['y', 'x'] }));
  expect(withFilter(one, 'a', '')).toEqual({ b: '2' });
});

test('all at once is asked of several values only, and has a chip of its own', () => {
  const both = { ages: ['baby', 'school'], ages_all: 'yes' };
  expect(knownFilters(both, askable)).toEqual(both);
  expect(knownFilters({ ...both, ages_all: 'no' }, askable)).toEqual({ ages: both.ages });
  expect(knownFilters({ ages: ['baby'], ages_all: 'yes' }, askable)).toEqual({ ages: ['baby'] });
  expect(withFilter(both, 'ages', ['baby'])).toEqual({ ages: ['baby'] });
  const chips = chipsOf({ filters: both, definitions: all, places: [] });
  expect(chips.map(({ text, without }) => [text, without])).toEqual([
    ['до года', { ages: ['school'] }],
    ['школьник', { ages: ['baby'] }],
    ['Возраст: все сразу', { ages: both.ages }],
  ]);
});

test('many stations make one chip', () => {
  const stations = ['a', 'b', 'c', 'd'].map((slug) => place('metro', slug, `м. ${slug}`));
  const chipsFor = (metro: string[]) =>
    chipsOf({ filters: { metro, photo: 'yes' }, definitions: all, places: stations });
  expect(chipsFor(['a', 'b', 'c']).map(({ text }) => text)).toEqual([
    'м. a',
    'м. b',
    'м. c',
    'с фото',
  ]);
  const [one, photo] = chipsFor(['a', 'b', 'c', 'd']);
  expect(one).toMatchObject({ text: 'м. a и ещё 3', without: { photo: 'yes' } });
  expect(photo?.text).toBe('с фото');
});
