import { expect, it } from 'vitest';
import { emptyDraft, type Draft } from '#contract/drafts.ts';
import { applyChange, changedParts, changeTo, partOf, sameDraft } from './draft-parts.ts';

const written: Draft = {
  ...emptyDraft,
  title: 'Няня',
  pay: { from_kopecks: 50_000, to_kopecks: null, unit: 'hour' },
  answers: { experience: 5, hours: { from: 10, to: null }, ages: ['baby'] },
};

it('knows which part a field is saved with', () => {
  expect(partOf('pay.from_kopecks')).toBe('pay');
  expect(partOf('answers.hours.from')).toBe('answers.hours');
  expect(partOf('city')).toBe('city');
});

it('takes blanks, empty lists and the order of keys for no difference', () => {
  const stored: Draft = {
    ...written,
    title: 'Няня ',
    pay: { unit: 'hour', to_kopecks: null, from_kopecks: 50_000 },
    answers: { ages: ['baby'], hours: { to: null, from: 10 }, experience: 5, tasks: [] },
  };
  expect(changedParts(written, stored)).toEqual([]);
  expect(sameDraft(emptyDraft, { ...emptyDraft, about: '  ', pay: null })).toBe(true);
});

it('sends only what differs, and takes an answer back with null', () => {
  const next: Draft = { ...written, title: 'Няня в Химках', answers: { experience: 6 } };
  const change = changeTo(next, changedParts(written, next));
  expect(change).toEqual({
    title: 'Няня в Химках',
    answers: { experience: 6, hours: null, ages: null },
  });
  expect(sameDraft(applyChange(written, change), next)).toBe(true);
});

it('keeps false and zero as answers', () => {
  const next: Draft = { ...emptyDraft, answers: { twins: false, experience: 0 } };
  expect(changeTo(next, changedParts(emptyDraft, next))).toEqual({
    answers: { twins: false, experience: 0 },
  });
});
