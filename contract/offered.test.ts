import { expect, test } from 'vitest';
import type { AttributeDefinition } from './attributes.ts';
import { chosenTooLate, offeredFor } from './offered.ts';

const pets: AttributeDefinition = {
  key: 'pets',
  label: 'Питомцы',
  hint: null,
  type: 'many',
  options: [
    { value: 'cats', label: 'кошки' },
    { value: 'snakes', label: 'змеи', hidden: true },
  ],
  unit: [],
  min: null,
  max: null,
  required: false,
  filterable: true,
  shown_on_card: false,
  step: 'Дом',
};
const gone: AttributeDefinition = { ...pets, key: 'gone', hidden: true };
const namesOf = (definitions: AttributeDefinition[]) =>
  definitions.map(({ key, options }) => [key, options.map(({ value }) => value)]);

test('a list with nothing hidden is the same list', () => {
  const all = [{ ...pets, options: pets.options.slice(0, 1) }];
  expect(offeredFor(all, [{}])).toBe(all);
});

test('what is hidden is offered only to who has chosen it', () => {
  expect(namesOf(offeredFor([pets, gone], [{}]))).toEqual([['pets', ['cats']]]);
  expect(namesOf(offeredFor([pets, gone], [{ pets: ['snakes'] }, { gone: ['cats'] }]))).toEqual([
    ['pets', ['cats', 'snakes']],
    ['gone', ['cats']],
  ]);
});

test('a hidden choice is too late for who had not made it', () => {
  expect(chosenTooLate(pets, ['cats', 'snakes'], ['cats'])).toEqual(['snakes']);
  expect(chosenTooLate(pets, ['cats', 'snakes'], ['snakes'])).toEqual([]);
  expect(chosenTooLate({ ...pets, type: 'one' }, 'snakes', undefined)).toEqual(['snakes']);
  expect(chosenTooLate(pets, null, undefined)).toEqual([]);
});
