import { expect, it } from 'vitest';
import { questionEditingCalls, type QuestionWriting } from '#contract/question-editing.ts';
import { definitionSets } from '#db/content/questions/sets.ts';
import { faultsOf, namedOptions, positionsInOrder, suited } from './questions.rules.ts';

it('takes every question of the starting content as it is', () => {
  for (const { definitions } of definitionSets) {
    for (const { position: _, options, ...definition } of definitions) {
      const writing: QuestionWriting = {
        ...definition,
        hidden: false,
        options: options.map(({ value, label }) => ({ value, label, hidden: false })),
      };
      const body = questionEditingCalls.save.body.safeParse({ ...writing, version: 1 });
      expect([definition.key, body.error?.issues]).toEqual([definition.key, undefined]);
      expect([definition.key, faultsOf(writing)]).toEqual([definition.key, {}]);
      expect(suited(writing)).toEqual(writing);
    }
  }
});

it('names a new choice by its label, and never as one that is there', () => {
  const before = [{ value: 's_koshkami', label: 'с котами' }];
  const options = [
    { value: null, label: 'с кошками', hidden: false },
    { value: 's_koshkami', label: 'с котами', hidden: true },
    { value: null, label: '🐍', hidden: false },
  ];
  expect(namedOptions(before, { options } as QuestionWriting)).toEqual([
    { value: 's_koshkami_2', label: 'с кошками' },
    { value: 's_koshkami', label: 'с котами', hidden: true },
    { value: 'option', label: '🐍' },
  ]);
});

it('puts questions into the places of their own set, each into one', () => {
  expect(positionsInOrder([300, 100, 101])).toEqual([100, 101, 300]);
  expect(positionsInOrder([100, 100, 101])).toEqual([100, 101, 102]);
});
