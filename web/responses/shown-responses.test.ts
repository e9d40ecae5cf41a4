import { expect, it } from 'vitest';
import type { ResponseItem } from '#contract/responses.ts';
import { mergeShown } from './shown-responses.ts';

const row = (id: number, minute: number, more: Partial<ResponseItem> = {}) =>
  ({
    id,
    changed_at: `2026-11-26T10:${String(minute).padStart(2, '0')}:00.000Z`,
    is_unread: true,
    status: 'sent',
    ...more,
  }) as ResponseItem;
const idsOf = (rows: ResponseItem[]) => rows.map(({ id }) => id);

it('what was read stays where it is, and nothing comes up from the next page', () => {
  const shown = [row(5, 50), row(4, 40), row(3, 30)];
  const read = row(5, 50, { is_unread: false, status: 'viewed' });
  const merged = mergeShown(shown, [row(4, 40), row(3, 30), row(2, 20), read]);
  expect(idsOf(merged)).toEqual([5, 4, 3]);
  expect(merged[0]).toMatchObject({ status: 'viewed', is_unread: true });
});

it('what one has answered oneself is no news', () => {
  const answered = row(5, 50, { is_unread: false, status: 'hired' });
  const invited = row(4, 40, { is_unread: true, status: 'invited' });
  const merged = mergeShown([row(5, 50), row(4, 40)], [answered, invited]);
  expect(merged.map(({ is_unread }) => is_unread)).toEqual([false, true]);
});

it('what has happened since comes on top', () => {
  const shown = [row(5, 50), row(4, 40)];
  expect(idsOf(mergeShown(shown, [row(6, 55), row(1, 52), row(5, 50)]))).toEqual([6, 1, 5, 4]);
});

it('an empty list takes what comes', () => {
  expect(idsOf(mergeShown([], [row(2, 20), row(1, 10)]))).toEqual([2, 1]);
});
