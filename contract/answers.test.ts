import { expect, it } from 'vitest';
import { describeAnswer, highlightAnswer } from './answers.ts';
import type { AttributeDefinition } from './attributes.ts';

const ages: AttributeDefinition = {
  key: 'child_ages',
  label: 'Возраст детей',
  hint: null,
  type: 'many',
  options: ['до года', '1–3 года', '3–7 лет', '7–12 лет', 'старше 12'].map((label, at) => ({
    value: `age_${at}`,
    label,
  })),
  unit: [],
  min: null,
  max: null,
  required: false,
  filterable: true,
  shown_on_card: true,
  step: 'Дети',
};
const chosen = (count: number) => ages.options.slice(0, count).map(({ value }) => value);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

it.each([
  [0, null],
  [1, 'до года'],
  [3, 'до года, 1–3 года, 3–7 лет'],
  [4, 'до года, 1–3 года и ещё 2'],
  [5, 'до года, 1–3 года и ещё 3'],
])('of %i choices a tile says %j', (count, text) => {
  expect(plain(highlightAnswer(ages, chosen(count)))).toBe(text);
});

it('says nothing of a no, and names a number', () => {
  expect(highlightAnswer({ ...ages, type: 'yes_no' }, false)).toBeNull();
  expect(highlightAnswer({ ...ages, type: 'yes_no', label: 'Есть опыт' }, true)).toBe('Есть опыт');
  const experience = { ...ages, type: 'number', label: 'Опыт', unit: ['год', 'года', 'лет'] };
  expect(plain(highlightAnswer(experience as AttributeDefinition, 21))).toBe('Опыт: 21 год');
  const asked = { ...experience, key: 'experience' } as AttributeDefinition;
  expect(plain(highlightAnswer(asked, 21))).toBe('Опыт 21 год');
  expect(highlightAnswer(asked, 0)).toBe('Без опыта');
});

it('names equal ends of a range once', () => {
  const hours: AttributeDefinition = { ...ages, type: 'range', unit: ['час', 'часа', 'часов'] };
  const said = (from: number, to: number) => plain(describeAnswer(hours, { from, to }));
  expect([said(12, 12), said(10, 12)]).toEqual(['12 часов', '10–12 часов']);
});
