import { describe, expect, it } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import {
  append,
  markAllRead,
  markRead,
  merge,
  type NotificationsState,
} from './notifications-state.ts';

const now = new Date('2026-11-23T10:00:00Z');

const line = (id: number, read_at: string | null = null): Notification => ({
  id,
  kind: 'message_received',
  text: `№ ${id}`,
  path: '/account/message',
  created_at: '2026-11-23T09:00:00.000Z',
  read_at,
});

const state = (change: Partial<NotificationsState> = {}): NotificationsState => ({
  type: 'unread',
  data: [line(3), line(2)],
  meta: { current_page: 1, last_page: 2 },
  all_count: 5,
  read_count: 2,
  unread_count: 3,
  sequence: 10,
  ...change,
});

const ids = ({ data }: NotificationsState) => data.map(({ id }) => id);
const counts = ({ all_count, read_count, unread_count }: NotificationsState) => [
  all_count,
  read_count,
  unread_count,
];

describe('marking one read', () => {
  it('moves it from one count to the other and says when', () => {
    const after = markRead(state(), 3, now);
    expect(after.data[0]).toEqual(line(3, now.toISOString()));
    expect(counts(after)).toEqual([5, 3, 2]);
  });

  it('skips what is read already, and what is not there', () => {
    const before = state({ data: [line(3, now.toISOString())] });
    expect(markRead(before, 3, now)).toBe(before);
    expect(markRead(before, 99, now)).toBe(before);
  });

  it('never counts below nothing', () => {
    expect(counts(markRead(state({ unread_count: 0 }), 3, now))).toEqual([5, 3, 0]);
  });
});

it('marks all at once', () => {
  const after = markAllRead(state(), now);
  expect(after.data.every(({ read_at }) => read_at)).toBe(true);
  expect(counts(after)).toEqual([5, 5, 0]);
});

it('appends a page once, whatever has moved onto it', () => {
  const meta = { current_page: 2, last_page: 2 };
  const page = { ...state(), data: [line(2), line(1)], meta };
  const after = append(state(), page);
  expect(ids(after)).toEqual([3, 2, 1]);
  expect(after.meta).toEqual(meta);
});

describe('what the server tells', () => {
  const told = (data: Notification[], sequence = 11) => ({
    data,
    all_count: 6,
    read_count: 2,
    unread_count: 4,
    sequence,
  });

  it('goes on top and raises the counts', () => {
    const after = merge(state(), told([line(4)]));
    expect(ids(after)).toEqual([4, 3, 2]);
    expect(counts(after)).toEqual([6, 2, 4]);
  });

  it('raises the counts alone on the list of what was read', () => {
    const after = merge(state({ type: 'read', data: [] }), told([line(4)]));
    expect(ids(after)).toEqual([]);
    expect(counts(after)).toEqual([6, 2, 4]);
  });

  it('is told twice without harm', () => {
    expect(ids(merge(merge(state(), told([line(4)])), told([line(4)])))).toEqual([4, 3, 2]);
  });

  it('changes what is shown, and brings nothing from pages that were not loaded', () => {
    const read = line(2, now.toISOString());
    const after = merge(state(), told([read, line(1, now.toISOString())]));
    expect(after.data).toEqual([line(3), read]);
  });

  it('is dropped when something newer came first', () => {
    const before = state({ sequence: 20 });
    expect(merge(before, told([line(4)], 11))).toBe(before);
  });
});
