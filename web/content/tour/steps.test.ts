import { expect, it } from 'vitest';
import type { Block } from '#contract/text-blocks.ts';
import { stepsOf } from './steps.ts';

const heading = (id: string, level: 2 | 3 = 2): Block => ({
  type: 'heading',
  level,
  id,
  spans: [{ text: id }],
});
const paragraph = (text: string): Block => ({ type: 'paragraph', spans: [{ text }] });

it('cuts a text at its headings and takes the drawing of each step out of it', () => {
  const { lead, steps } = stepsOf([
    paragraph('lead'),
    heading('one'),
    { type: 'slot', name: 'search' },
    paragraph('first'),
    heading('part', 3),
    heading('two'),
    paragraph('second'),
  ]);
  expect(lead).toEqual([paragraph('lead')]);
  expect(steps).toEqual([
    {
      id: 'one',
      title: [{ text: 'one' }],
      picture: 'search',
      blocks: [paragraph('first'), heading('part', 3)],
    },
    { id: 'two', title: [{ text: 'two' }], picture: null, blocks: [paragraph('second')] },
  ]);
});

it('has no steps where there are no headings', () => {
  expect(stepsOf([paragraph('a')])).toEqual({ lead: [paragraph('a')], steps: [] });
});
