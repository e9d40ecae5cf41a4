import { expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#contract/drafts.ts';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { fitOf } from './rules.ts';

const question = (
  key: string,
  type: AttributeDefinition['type'],
  values: string[] = [],
): AttributeDefinition => ({
  key,
  type,
  label: key,
  hint: null,
  options: values.map((value) => ({ value, label: value.toUpperCase() })),
  unit: [],
  min: null,
  max: null,
  required: false,
  filterable: true,
  shown_on_card: false,
  step: '',
});

type Answers = Draft['answers'];

function stateOf(
  [wish, wanted]: [AttributeDefinition, Answers[string]],
  [skill, has]: [AttributeDefinition, Answers[string] | undefined],
) {
  const [line] = fitOf(
    {
      definitions: [wish],
      city: null,
      content: { ...emptyDraft, answers: { [wish.key]: wanted } },
    },
    {
      definitions: [skill],
      city: null,
      content: { ...emptyDraft, answers: has === undefined ? {} : { [skill.key]: has } },
    },
  );
  return line?.state ?? null;
}

const ages = question('child_ages', 'many', ['baby', 'toddler']);
const live = question('live_in', 'many', ['visiting', 'living']);
const twins = question('twins', 'yes_no');
const week = question('schedule', 'week');
const start = question('start', 'one', ['now', 'week', 'month']);
const wantedYears = question('experience_wanted', 'one', ['any', 'three_years']);
const years = question('experience', 'number');
const petsKept = question('pets', 'many', ['none', 'cat', 'dog']);
const pets = question('pets', 'one', ['fine', 'cats', 'none']);

it.each([
  ['all are needed, and there', ages, ['baby'], ages, ['baby', 'toddler'], 'met'],
  ['all are needed, one is missing', ages, ['baby', 'toddler'], ages, ['baby'], 'unmet'],
  ['nothing is said', ages, ['baby'], ages, undefined, 'open'],
  ['what nobody could answer', ages, ['school'], ages, ['baby'], null],
  ['one of several ways is enough', live, ['visiting', 'living'], live, ['living'], 'met'],
  ['no way in common', live, ['visiting'], live, ['living'], 'unmet'],
  ['yes is wanted, and said', twins, true, twins, true, 'met'],
  ['yes is wanted, no is said', twins, true, twins, false, 'unmet'],
  ['yes is wanted, nothing is said', twins, true, twins, undefined, 'open'],
  ['nothing is wanted', twins, false, twins, undefined, null],
  ['all hours', week, ['mon_day'], week, ['mon_day', 'tue_day'], 'met'],
  ['some hours', week, ['mon_day', 'wed_day'], week, ['mon_day'], 'unmet'],
  ['hours unsaid', week, ['mon_night'], week, undefined, 'open'],
  ['sooner than wanted', start, 'week', start, 'now', 'met'],
  ['later than wanted', start, 'week', start, 'month', 'unmet'],
  ['years enough', wantedYears, 'three_years', years, 5, 'met'],
  ['too few years', wantedYears, 'three_years', years, 1, 'unmet'],
  ['no years wanted', wantedYears, 'any', years, 0, null],
  ['a cat, to whom cats are fine', petsKept, ['cat'], pets, 'cats', 'met'],
  ['a dog, to whom only cats are fine', petsKept, ['cat', 'dog'], pets, 'cats', 'unmet'],
  ['no animals', petsKept, ['none'], pets, 'none', null],
] as const)('%s', (_name, wish, wanted, skill, has, state) => {
  const listed = (answer: unknown) => (Array.isArray(answer) ? [...answer] : answer);
  const [needs, gives] = [listed(wanted), listed(has)] as Answers[string][];
  expect(stateOf([wish, needs ?? ''], [skill, gives])).toBe(state);
});

it('compares pay of one unit only, and cities', () => {
  const pay = (from: number, to: number | null, unit: 'hour' | 'month') => ({
    from_kopecks: from,
    to_kopecks: to,
    unit,
  });
  const fit = (offered: Draft['pay'], asked: Draft['pay']) =>
    fitOf(
      { definitions: [], city: 'Москва', content: { ...emptyDraft, city: 'moskva', pay: offered } },
      { definitions: [], city: 'Тверь', content: { ...emptyDraft, city: 'tver', pay: asked } },
    ).map(({ key, state }) => `${key} ${state}`);
  expect(fit(pay(400, 500, 'hour'), pay(500, null, 'hour'))).toEqual(['pay met', 'city unmet']);
  expect(fit(pay(400, null, 'hour'), pay(500, null, 'hour'))).toEqual(['city unmet', 'pay unmet']);
  expect(fit(pay(400, null, 'month'), pay(5, 9, 'hour'))).toEqual(['city unmet', 'pay open']);
});
