import type {
  Notification,
  NotificationCounts,
  NotificationType,
} from '#contract/notifications.ts';

/** What the page of notifications shows: some pages of one list, and how many there are in all. */
export interface NotificationsState extends NotificationCounts {
  type: NotificationType;
  data: readonly Notification[];
  meta: { current_page: number; last_page: number };
}

export interface LoadedPage extends NotificationCounts {
  data: Notification[];
  meta: NotificationsState['meta'];
}

/** A page below; what a push has brought meanwhile has moved lines onto it that are there already. */
export function append(state: NotificationsState, { data, meta }: LoadedPage): NotificationsState {
  const known = new Set(state.data.map(({ id }) => id));
  return { ...state, meta, data: [...state.data, ...data.filter(({ id }) => !known.has(id))] };
}

/** Marked here: what is read already is skipped, and no count falls below nothing. */
export function markRead(state: NotificationsState, id: number, now: Date): NotificationsState {
  const found = state.data.find((one) => one.id === id);
  if (!found || found.read_at) return state;
  return {
    ...state,
    data: state.data.map((one) => (one === found ? { ...one, read_at: now.toISOString() } : one)),
    unread_count: Math.max(0, state.unread_count - 1),
    read_count: state.read_count + 1,
  };
}

export function markAllRead(state: NotificationsState, now: Date): NotificationsState {
  const read_at = now.toISOString();
  return {
    ...state,
    data: state.data.map((one) => (one.read_at ? one : { ...one, read_at })),
    unread_count: 0,
    read_count: state.all_count,
  };
}

interface Changes extends NotificationCounts {
  data: Notification[];
}

/** What the server tells after a push or a lost line: new lines on top, but not of what was read. */
export function merge(state: NotificationsState, { data, ...counts }: Changes): NotificationsState {
  // Answers may overtake each other.
  if (counts.sequence < state.sequence) return state;
  const changed = new Map(data.map((one) => [one.id, one]));
  const shown = state.data.map((one) => changed.get(one.id) ?? one);
  const known = new Set(shown.map(({ id }) => id));
  const newest = Math.max(0, ...known);
  const added = data.filter(
    ({ id, read_at }) =>
      !known.has(id) &&
      (id > newest || state.meta.current_page >= state.meta.last_page) &&
      state.type !== 'read' &&
      (state.type === 'all' || !read_at),
  );
  const lines = [...added, ...shown].toSorted((a, b) => b.id - a.id);
  const { all_count, read_count, unread_count, sequence } = counts;
  return { ...state, data: lines, all_count, read_count, unread_count, sequence };
}
