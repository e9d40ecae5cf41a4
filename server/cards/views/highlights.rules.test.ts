import { expect, it } from 'vitest';
import { emptyDraft } from '#contract/drafts.ts';
import { weekText } from '#contract/week-text.ts';
import { startingDefinitions } from '#db/content/questions/sets.ts';
import { highlightsOf } from './highlights.rules.ts';

const definitions = startingDefinitions('nyanya', 'resume');
const many = definitions.find(({ type, shown_on_card }) => type === 'many' && !shown_on_card);
const week = definitions.find(({ type }) => type === 'week');
if (!many || !week) throw new Error('The questions of nannies have changed');
const values = many.options.map(({ value }) => value);
const draft = {
  ...emptyDraft,
  answers: { experience: 6, [many.key]: values, [week.key]: ['sat_night', 'sun_night', 'mon_day'] },
};
const spoken = (texts: string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

it('says first what was asked for, and of many answers that one', () => {
  const last = many.options.at(-1);
  expect(highlightsOf(draft, definitions, {}).join()).not.toContain(last?.label);
  const [first] = highlightsOf(draft, definitions, { [many.key]: last?.value });
  expect(first?.startsWith(last?.label ?? '?')).toBe(true);
});

it('says the hours that were asked for, and no others', () => {
  const asked = { [week.key]: ['sat_night', 'sun_night', 'tue_day'] };
  expect(spoken(highlightsOf(draft, definitions, asked))[0]).toBe('сб–вс ночью');
  expect(spoken(highlightsOf(draft, definitions, {})).join()).not.toContain('ночью');
});

it('takes no more of a question that was not answered', () => {
  const other = definitions.find(({ type, key }) => type === 'yes_no' && !(key in draft.answers));
  const asked = { [other?.key ?? '']: 'yes' };
  expect(highlightsOf(draft, definitions, asked)).toEqual(highlightsOf(draft, definitions, {}));
});

it.each([
  [['mon_day'], 'пн днём'],
  [['mon_morning', 'wed_morning'], 'пн, ср утром'],
  [['fri_evening', 'sat_evening', 'sun_evening', 'mon_night'], 'пт–вс вечером, пн ночью'],
  [
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day}_day`),
    'каждый день днём',
  ],
  [[], ''],
])('%j: %s', (cells, words) => {
  expect(spoken([weekText(cells)])).toEqual([words]);
});
