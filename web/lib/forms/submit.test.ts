import { expect, it } from 'vitest';
import type { Problem } from '#contract/errors.ts';
import { withoutErrors } from './submit.ts';

const problem: Problem = {
  type: 'about:blank',
  title: 'Проверьте поля',
  status: 422,
  detail: 'Проверьте отмеченные поля',
  code: 'invalid',
  errors: { name: ['Напишите, как к вам обращаться'], login: ['Введите телефон'] },
};

it('forgets what was said of a field, and the problem with the last of them', () => {
  const left = withoutErrors(problem, ['name']);
  expect(left?.errors).toEqual({ login: ['Введите телефон'] });
  expect(withoutErrors(left, ['login', 'password'])).toBeNull();
});

it('keeps what was said of no field', () => {
  const { errors: _, ...whole } = problem;
  expect(withoutErrors(whole, ['name'])).toEqual(whole);
});
