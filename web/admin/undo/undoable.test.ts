import { expect, it } from 'vitest';
import type { PendingDecision } from '#contract/queues.ts';
import { joinPending } from './undoable.ts';

const pending = (id: number, left_ms: number): PendingDecision => ({
  queue: 'reviews',
  id,
  title: `Няня ${id}`,
  decision: 'reject',
  left_ms,
});

it('joins what the server knows by the clock of the browser, the newest first', () => {
  const joined = joinPending([], [pending(1, 2000), pending(2, 9000)], 1_000_000);
  expect(joined).toMatchObject([
    { id: 2, until: 1_009_000, words: 'Отклонена' },
    { id: 1, until: 1_002_000 },
  ]);
  expect(joinPending(joined, [pending(2, 100)], 1_008_900)).toEqual(joined);
});

it('tells things of different queues apart', () => {
  const known = joinPending([], [pending(1, 2000)], 0);
  const complaint = { ...pending(1, 5000), queue: 'complaints', decision: 'block' } as const;
  expect(joinPending(known, [complaint], 0).map(({ words }) => words)).toEqual([
    'Жалоба принята',
    'Отклонена',
  ]);
});
