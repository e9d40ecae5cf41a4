import { expect, it } from 'vitest';
import type { CardKind } from '#contract/categories.ts';
import { emptyDraft } from '#contract/drafts.ts';
import { flagsOf } from '#server/text-checks/rules.ts';
import { bad, good } from './texts.ts';

const flagsIn = (about: string, kind: CardKind = 'resume') =>
  flagsOf(kind, { ...emptyDraft, about });

it('is forty texts of each', () => {
  expect([bad.length, good.length]).toEqual([40, 40]);
});

it('finds what is bad, 95 times of 100', () => {
  const missed = bad.filter(
    ([text, checks, kind]) => !flagsIn(text, kind).some(({ check }) => checks.includes(check)),
  );
  expect(missed.slice(bad.length * 0.05)).toEqual([]);
});

it('finds nothing in what is good', () => {
  const alarms = good.flatMap(([text, kind]) =>
    flagsIn(text, kind).map(({ check, found }) => `${text}: ${check} «${found}»`),
  );
  expect(alarms).toEqual([]);
});
