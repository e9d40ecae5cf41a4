import { expect, it } from 'vitest';
import { lastingVerb, withLastingVerbs } from './verbs.rules.ts';

it('knows what a verb of one time is of', () => {
  expect(lastingVerb('почистить')).toBe('чистить');
  expect(lastingVerb('приготовить')).toBe('готовить');
  expect(lastingVerb('чистить')).toBeNull();
  expect(lastingVerb('повар')).toBeNull();
});

it('takes its stem where that is known', () => {
  const stems = new Map([
    ['почистить', 'почист'],
    ['чистить', 'чист'],
    ['приготовить', 'приготов'],
    ['готовить', 'готов'],
  ]);
  const meant = withLastingVerbs(stems, { stems: new Set(['чист', 'приготов']) });
  expect(meant.get('почистить')).toBe('чист');
  expect(meant.get('приготовить')).toBe('приготов');
});
