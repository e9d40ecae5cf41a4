import { expect, it } from 'vitest';
import { nextStepOf, type RatingStep } from './next-step.ts';

const keys: RatingStep['key'][] = ['email', 'phone', 'passport', 'photo', 'profile', 'card'];

function steps(...done: RatingStep['key'][]): RatingStep[] {
  return keys.map((key, at) => ({
    key,
    step: at + 1,
    title: key,
    has: done.includes(key),
    href: '',
  }));
}

it('asks for what opens the rest first', () => {
  expect(nextStepOf(steps())?.key).toBe('phone');
  expect(nextStepOf(steps('phone'))?.key).toBe('card');
  expect(nextStepOf(steps('phone', 'card'))?.key).toBe('photo');
  expect(nextStepOf(steps('phone', 'card', 'photo'))?.key).toBe('profile');
  expect(nextStepOf(steps('phone', 'card', 'photo', 'profile'))?.key).toBe('email');
});

it('asks for the passport last, and then for nothing', () => {
  const others = ['profile', 'phone', 'photo', 'card', 'email'] as const;
  expect(nextStepOf(steps(...others))?.key).toBe('passport');
  expect(nextStepOf(steps(...others, 'passport'))).toBeNull();
});
