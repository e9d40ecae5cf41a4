import { expect, it } from 'vitest';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { emptyDraft } from '#contract/drafts.ts';
import { benefitOf } from './step-benefit.ts';
import { endsHere, isStepDone, stepAt, stepOf, stepsOf } from './steps.ts';

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

it('asks first for all that must be there, and nothing more of it later', () => {
  const required = (step: (typeof steps)[number]) => step.fields.filter((one) => one.required);
  expect(required(steps[0]!).map(({ part }) => part)).toEqual([
    'city',
    'pay',
    'answers.experience',
    'about',
  ]);
  expect(steps.slice(1).flatMap(required)).toEqual([]);
  expect(steps[0]!.fields.every(({ required: isRequired }) => isRequired)).toBe(true);
  expect(steps.map((_, at) => endsHere(steps, at))).toEqual([true, false, false, false, true]);
});

it('makes a step of every other topic, in the order of the questions', () => {
  expect(steps.map(({ title }) => title)).toEqual([
    'Главное',
    'Район и заголовок',
    'Опыт',
    'Дети',
    'Фотографии',
  ]);
  expect(steps[2]?.fields.map(({ part }) => part)).toEqual(['workplaces', 'answers.places']);
});

it('finds the step of a field by the path of its error', () => {
  expect(stepOf(steps, 'pay.unit')).toBe(0);
  expect(stepOf(steps, 'answers.children')).toBe(3);
  expect(stepOf(steps, 'workplaces.1.from')).toBe(2);
  expect(stepOf(steps, 'place')).toBe(1);
  expect(stepOf(steps, 'title')).toBe(1);
  expect(stepOf(steps, 'about')).toBe(0);
  expect(stepOf(steps, 'answers.experience')).toBe(0);
  expect(stepOf(steps, 'nonsense')).toBe(0);
});

it('calls a step done when what it must have is there', () => {
  const [main, work] = [steps[0]!, steps[2]!];
  const begun = { ...emptyDraft, city: 'tver', about: 'Няня', answers: { experience: 0 } };
  const pay = { from_kopecks: 50_000, to_kopecks: null, unit: 'hour' as const };
  expect([emptyDraft, begun, { ...begun, pay }].map((draft) => isStepDone(main, draft))).toEqual([
    false,
    false,
    true,
  ]);
  const row = { place: null, from: null, until: null, duties: null, can_refer: false };
  expect(isStepDone(work, { ...emptyDraft, workplaces: [row] })).toBe(false);
  expect(isStepDone(work, { ...emptyDraft, answers: { places: 2 } })).toBe(true);
  expect(isStepDone(steps[3]!, emptyDraft)).toBe(false);
});

it('says what a card gains by a step, until it has it', () => {
  expect(steps.map((step) => benefitOf(step, emptyDraft))).toEqual([
    null,
    'найдут по району и метро',
    'видно, где вы работали',
    null,
    'видно лицо, фильтр «С фото»',
  ]);
  const asked = stepsOf('vacancy', [
    { ...question('children', 'Дети'), filterable: true },
    { ...question('pets', 'Дети'), filterable: true },
  ]);
  expect(benefitOf(asked[2]!, emptyDraft)?.replaceAll('\u00a0', ' ')).toBe('ещё 2 фильтра поиска');
  const answered = { ...emptyDraft, answers: { children: 1, pets: 1 } };
  expect(benefitOf(asked[2]!, answered)).toBeNull();
});

it('opens the first step for a wrong number in the address', () => {
  expect([1, 5, 7, 0, undefined, Number.NaN].map((wanted) => stepAt(steps, wanted))).toEqual([
    0, 4, 0, 0, 0, 0,
  ]);
});

it('asks a family for an address and for questions as well', () => {
  const vacancy = stepsOf('vacancy', []);
  expect(vacancy.map(({ title }) => title)).toEqual([
    'Главное',
    'Адрес и заголовок',
    'Вопросы и срок',
  ]);
  expect(stepOf(vacancy, 'address')).toBe(1);
  expect(stepOf(vacancy, 'closes_on')).toBe(2);
});
