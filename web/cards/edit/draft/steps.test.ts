import { expect, it } from 'vitest';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { emptyDraft } from '#contract/drafts.ts';
import { isStepDone, stepAt, stepOf, stepsOf } from './steps.ts';

function question(key: string, step: string, required = false): AttributeDefinition {
  return {
    key,
    step,
    required,
    label: key,
    hint: null,
    type: 'number',
    options: [],
    unit: [],
    min: null,
    max: null,
    filterable: false,
    shown_on_card: false,
  };
}

const steps = stepsOf('resume', [
  question('experience', 'Опыт', true),
  question('children', 'Дети'),
  question('places', 'Опыт'),
]);

it('makes a step of every topic, in the order of the questions', () => {
  expect(steps.map(({ title }) => title)).toEqual([
    'Главное',
    'Опыт',
    'Дети',
    'Фотографии',
    'Рассказ и публикация',
  ]);
  expect(steps[1]?.fields.map(({ part }) => part)).toEqual([
    'answers.experience',
    'workplaces',
    'answers.places',
  ]);
});

it('finds the step of a field by the path of its error', () => {
  expect(stepOf(steps, 'pay.unit')).toBe(0);
  expect(stepOf(steps, 'answers.children')).toBe(2);
  expect(stepOf(steps, 'workplaces.1.from')).toBe(1);
  expect(stepOf(steps, 'about')).toBe(4);
  expect(stepOf(steps, 'nonsense')).toBe(0);
});

it('calls a step done when what it must have is there', () => {
  const experience = steps[1]!;
  expect(isStepDone(experience, emptyDraft)).toBe(false);
  expect(isStepDone(experience, { ...emptyDraft, answers: { places: 2 } })).toBe(false);
  expect(isStepDone(experience, { ...emptyDraft, answers: { experience: 0 } })).toBe(true);
  expect(isStepDone(steps[2]!, emptyDraft)).toBe(false);
});

it('opens the first step for a wrong number in the address', () => {
  expect([1, 4, 6, 0, undefined, Number.NaN].map((wanted) => stepAt(steps, wanted))).toEqual([
    0, 3, 0, 0, 0, 0,
  ]);
});

it('asks a family for an address and for questions instead', () => {
  const vacancy = stepsOf('vacancy', []);
  expect(vacancy.map(({ title }) => title)).toEqual([
    'Главное',
    'Вопросы и срок',
    'Рассказ и публикация',
  ]);
  expect(stepOf(vacancy, 'address')).toBe(0);
  expect(stepOf(vacancy, 'closes_on')).toBe(1);
});
