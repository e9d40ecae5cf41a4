import { expect, test } from 'vitest';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { chipsOf } from './chips.ts';
import { filterable, knownFilters } from './known-filters.ts';
import { filtersKey, listingSearch, withFilter } from './search-state.ts';

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
    utm_source: 'x',
  };
  expect(knownFilters(asked, all)).toEqual({
    ages: ['baby', 'school'],
    twins: 'yes',
    years_from: '3',
    schedule: ['mon_morning'],
    pay_from: '400',
    sort: 'pay',
  });
});

test('one value may stand without brackets', () => {
  expect(knownFilters({ ages: 'baby' }, all)).toEqual({ ages: ['baby'] });
});

test('a modal and a page are no filters; a broken page is the first', () => {
  const search = { modal: 'login', next: '/x', page: '3', ages: ['baby'] };
  expect(listingSearch(search)).toEqual({
    filters: { ages: ['baby'] },
    page: 3,
    whole: false,
  });
  expect(listingSearch({ whole: 'yes' }).whole).toBe(true);
  expect(listingSearch({ page: 'x' }).page).toBe(1);
  expect(listingSearch({ page: '0' }).page).toBe(1);
  expect(listingSearch({ page: '999' }).page).toBe(400);
});

test('chips say what is chosen and lead to the rest', () => {
  const filters = { ages: ['baby', 'school'], twins: 'yes', years_from: '21', pay_from: '400' };
  const chips = chipsOf(filters, all);
  expect(chips.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'от 400 ₽',
    'до года',
    'школьник',
    'Двойняшки',
    'Опыт: от 21 года',
  ]);
  expect(chips[1]?.without).toEqual({ ...filters, ages: ['school'] });
  expect(chips[3]?.without).not.toHaveProperty('twins');
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
  expect(withFilter(one, 'a', '')).toEqual({ b: '2' });
});
