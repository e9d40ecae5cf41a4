import { expect, it } from 'vitest';
import { bareName, beginningOf, toPlace } from './rules.ts';

it.each([
  ['м. Сокол', 'Сокол'],
  ['М.Сокол', 'Сокол'],
  ['метро Сокол', 'Сокол'],
  ['район Сокол', 'Сокол'],
  ['р-н Арбат', 'Арбат'],
  ['Метрогородок', 'Метрогородок'],
  ['Марьино', 'Марьино'],
  ['м', 'м'],
])('takes from %j the name %j', (text, name) => {
  expect(bareName(text)).toBe(name);
});

it('makes of a text what a pattern takes literally', () => {
  expect(beginningOf('Щёлк_50%\\')).toBe(String.raw`щелк\_50\%\\`);
});

it.each([
  ['Невский', 'Невский район'],
  ['Донской', 'Донской район'],
  ['Косино-Ухтомский', 'Косино-Ухтомский район'],
  ['Беговой', 'Беговой район'],
  ['Сокол', 'район Сокол'],
  ['Преображенское', 'район Преображенское'],
  ['Тёплый Стан', 'район Тёплый Стан'],
])('calls the district %s «%s»', (name, label) => {
  expect(toPlace({ kind: 'district', slug: 'x', name, line: null, hidden: false })).toMatchObject({
    label,
    hint: null,
  });
});

it.each([
  ['Замоскворецкая', 'Замоскворецкая линия'],
  ['Кольцевая, Филёвская', 'Кольцевая, Филёвская линии'],
  [null, null],
])('tells the station by its line: %s', (line, hint) => {
  const place = toPlace({ kind: 'metro', slug: 'sokol', name: 'Сокол', line, hidden: false });
  expect(place).toEqual({ kind: 'metro', slug: 'sokol', name: 'Сокол', label: 'м. Сокол', hint });
});
