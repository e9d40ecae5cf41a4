import { expect, it } from 'vitest';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { typed } from '#tests/draft-server.ts';
import { wordsOfPart } from './part-words.ts';
import { stepsOf } from '../draft/steps.ts';

const question = (key: string, parts: Partial<AttributeDefinition>): AttributeDefinition => ({
  key,
  label: key,
  hint: null,
  type: 'text',
  options: [],
  unit: [],
  min: null,
  max: null,
  required: false,
  filterable: false,
  shown_on_card: false,
  step: 'Шаг',
  ...parts,
});
const steps = stepsOf('resume', [
  question('live_in', { type: 'many', options: [{ value: 'visiting', label: 'приходящая' }] }),
  question('schedule', { type: 'week' }),
]);

it('says every part in words', () => {
  const draft = typed({
    title: 'Няня на Соколе',
    pay: { from_kopecks: 50_000, to_kopecks: null, unit: 'hour' },
    answers: { live_in: ['visiting'], schedule: ['mon_morning'] },
    questions: ['Когда?', 'Где?'],
    closes_on: '2026-12-31',
    workplaces: [{ place: 'Семья', from: '2020-01', until: null, duties: null, can_refer: true }],
  });
  const words = (part: string) => wordsOfPart(steps, draft, part);
  expect(words('title')).toBe('Няня на Соколе');
  expect(words('pay')).toContain('500');
  expect(words('answers.live_in')).toBe('приходящая');
  expect(words('answers.schedule')).toBe('Понедельник: утро.');
  expect(words('questions')).toBe('Когда?\nГде?');
  expect(words('closes_on')).toBe('31 декабря 2026');
  expect(words('workplaces')).toContain('Семья, 2020-01 — сейчас');
  expect(words('about')).toBe('ничего');
});
