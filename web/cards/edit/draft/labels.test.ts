import { expect, it } from 'vitest';
import { checkAll } from './check.ts';
import { emptyDraft } from '#contract/drafts.ts';
import { errorLines } from './labels.ts';
import { stepsOf } from './steps.ts';

it('says of every field what it wants', () => {
  const steps = stepsOf('resume', []);
  const lines = errorLines(steps, checkAll([], steps, emptyDraft));
  expect(lines.map(({ text }) => text)).toEqual([
    'Город: выберите город',
    'Оплата: укажите оплату',
    'Рассказ: нужен ответ',
  ]);
});
