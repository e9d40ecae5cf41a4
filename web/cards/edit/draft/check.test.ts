import { expect, it } from 'vitest';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { emptyDraft, type Draft } from '#contract/drafts.ts';
import { checkAll, checkStep } from './check.ts';
import { stepsOf } from './steps.ts';

const experience: AttributeDefinition = {
  key: 'experience',
  step: 'Опыт',
  required: true,
  label: 'Опыт',
  hint: null,
  type: 'number',
  options: [],
  unit: [],
  min: 0,
  max: 60,
  filterable: false,
  shown_on_card: false,
};
const steps = stepsOf('resume', [experience]);
const stepNamed = (title: string) => steps.find((step) => step.title === title)!;
const main = stepNamed('Главное');
const work = stepNamed('Опыт');

it('says nothing of empty fields on the way', () => {
  expect(steps.map((step) => checkStep(step, emptyDraft))).toEqual(steps.map(() => ({})));
});

it('says what is wrong with a filled one', () => {
  const draft: Draft = {
    ...emptyDraft,
    about: 'Коротко',
    pay: { from_kopecks: 200, to_kopecks: 100, unit: 'hour' },
    answers: { experience: 61 },
  };
  expect(checkStep(main, draft)).toEqual({
    'pay.to_kopecks': '«До» должно быть не меньше, чем «от»',
    'answers.experience': 'Не больше 60',
    about: 'Напишите подробнее: не меньше 40 знаков',
  });
});

it('lists all that is missing in the order of the form', () => {
  expect(Object.keys(checkAll([experience], steps, emptyDraft))).toEqual([
    'city',
    'pay',
    'answers.experience',
    'about',
  ]);
});

it('holds back a place of work that was begun and not said', () => {
  const workplace = {
    place: null,
    from: '2020-05',
    until: '2019-01',
    duties: null,
    can_refer: false,
  };
  const draft: Draft = { ...emptyDraft, workplaces: [workplace] };
  expect(checkStep(work, draft)).toEqual({
    'workplaces.0.place': 'Напишите, где вы работали',
    'workplaces.0.until': 'Конец раньше начала',
  });
  const named = { ...workplace, place: 'Семья на Соколе' };
  expect(checkStep(work, { ...draft, workplaces: [named] })).toEqual({
    'workplaces.0.until': 'Конец раньше начала',
  });
});

it('lets rows pass that were added and left empty', () => {
  const row = { place: ' ', from: null, until: null, duties: null, can_refer: false };
  const draft: Draft = { ...emptyDraft, workplaces: [row], questions: ['', ' '] };
  expect(checkStep(work, draft)).toEqual({});
  expect(Object.keys(checkAll([experience], steps, draft))).not.toContain('workplaces.0.place');
  expect(Object.keys(checkAll([experience], steps, draft)).join()).not.toContain('questions');
});

it('lets a whole draft pass', () => {
  const draft: Draft = {
    ...emptyDraft,
    city: 'moskva',
    about: 'Внимательная няня с опытом работы в семьях и в детском саду',
    pay: { from_kopecks: 50_000, to_kopecks: null, unit: 'hour' },
    answers: { experience: 5 },
  };
  expect(checkAll([experience], steps, draft)).toEqual({});
});
