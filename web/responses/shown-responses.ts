import { useState } from 'react';
import type { ResponseItem } from '#contract/responses.ts';

/**
 * The rows that somebody is reading, after the list was asked for anew: each stays in its place, though
 * what was read goes down in the list and something else comes up from the next page; otherwise all that
 * is new would be read by nobody's eyes. What has happened since comes on top. `is_unread` stays as it
 * was shown, until one has answered.
 */
export function mergeShown(
  shown: readonly ResponseItem[],
  loaded: readonly ResponseItem[],
): ResponseItem[] {
  const fresh = new Map(loaded.map((one) => [one.id, one]));
  const known = new Set(shown.map(({ id }) => id));
  const newest = shown.reduce((latest, one) => max(latest, one.changed_at), '');
  const news = loaded.filter(({ id, changed_at }) => !known.has(id) && changed_at > newest);
  return [...news, ...shown.map((row) => followed(row, fresh.get(row.id)))];
}

/** Written the same way by the server, so texts are in the order of time. */
const max = (one: string, other: string) => (one > other ? one : other);

function followed(row: ResponseItem, fresh: ResponseItem | undefined): ResponseItem {
  if (!fresh) return row;
  // A step of the other side is unread here, so another state that is not unread is an own answer.
  const isOnlyRead = fresh.status === row.status || fresh.status === 'viewed';
  return { ...fresh, is_unread: fresh.is_unread || (row.is_unread && isOnlyRead) };
}

/** One page of the list for as long as it is looked at. */
export function useShownResponses(loaded: ResponseItem[]) {
  const [{ from, rows }, keep] = useState({ from: loaded, rows: loaded });
  const shown = from === loaded ? rows : mergeShown(rows, loaded);
  if (from !== loaded) keep({ from: loaded, rows: shown });
  return {
    shown,
    /** After a step of one's own, or of the other side. */
    replace: (fresh: ResponseItem) =>
      keep((before) => ({
        ...before,
        rows: before.rows.map((row) => (row.id === fresh.id ? followed(row, fresh) : row)),
      })),
  };
}
