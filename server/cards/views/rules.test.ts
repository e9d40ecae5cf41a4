import { expect, it } from 'vitest';
import { emptyDraft } from '#contract/drafts.ts';
import { titleOf } from '#contract/card-title.ts';
import { ageOf } from './rules.ts';

const ageAt = (birth_date: string, day: string) =>
  ageOf({ ...emptyDraft, answers: { birth_date } }, new Date(`${day}T12:00:00Z`));

it('counts full years, up to the day', () => {
  expect(ageAt('1980-05-17', '2026-05-16')).toBe(45);
  expect(ageAt('1980-05-17', '2026-05-17')).toBe(46);
  expect(ageAt('2004-02-29', '2026-02-28')).toBe(21);
  expect(ageAt('2004-02-29', '2026-03-01')).toBe(22);
});

it('knows no age without a date, or when it is hidden', () => {
  const now = new Date();
  const age = (answers: Record<string, string | boolean | number>) =>
    ageOf({ ...emptyDraft, answers }, now);
  expect(age({})).toBeNull();
  expect(age({ birth_date: 1980 })).toBeNull();
  expect(age({ birth_date: 'давно' })).toBeNull();
  expect(age({ birth_date: '1980-05-17', hide_age: true })).toBeNull();
  expect(age({ birth_date: '1980-05-17', hide_age: false })).not.toBeNull();
});

it('names a card that has no title of its own', () => {
  const forms = {
    one: 'семейная пара',
    genitive: 'семейной пары',
    accusative: 'семейную пару',
    instrumental: 'семейной парой',
    many: 'семейные пары',
    many_genitive: 'семейных пар',
  };
  expect(titleOf('resume', null, forms)).toBe('Семейная пара');
  expect(titleOf('vacancy', null, forms)).toBe('Ищу семейную пару');
  expect(titleOf('vacancy', 'Помощь маме', forms)).toBe('Помощь маме');
});
