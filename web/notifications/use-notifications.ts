import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import {
  notificationCalls,
  notificationsRead,
  type NotificationType,
} from '#contract/notifications.ts';
import { notificationCreated, personChannel } from '#contract/realtime.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi, useSession } from '#web/lib/context/router-context.ts';
import { joined } from '#web/realtime/channel-events.ts';
import { subscribe } from '#web/realtime/subscriptions.ts';
import {
  append,
  type LoadedPage,
  markAllRead,
  markRead,
  merge,
  type NotificationsState,
} from './notifications-state.ts';

type Change = (state: NotificationsState) => NotificationsState;

/** One list of notifications, kept up to date by what the server tells. */
export function useNotifications(loaded: LoadedPage, type: NotificationType, ownId: number) {
  const api = useApi();
  const session = useSession();
  const [state, change] = useReducer((before: NotificationsState, how: Change) => how(before), {
    ...loaded,
    type,
  });
  const [loading, setLoading] = useState<'resting' | 'loading' | 'failed'>('resting');
  const sequence = useRef(state.sequence);
  useEffect(() => {
    sequence.current = state.sequence;
    const user = session.known();
    if (user?.id === ownId && user.unread_notifications_count !== state.unread_count) {
      session.set({ ...user, unread_notifications_count: state.unread_count });
    }
  }, [state.sequence, state.unread_count, session, ownId]);

  const catchUp = useCallback(async () => {
    try {
      const query = { after: sequence.current };
      const { is_whole, ...told } = await api.call(notificationCalls.events, { query });
      if (is_whole) return change((before) => merge(before, told));
      const fresh = await api.call(notificationCalls.list, { query: { type } });
      change(() => ({ ...fresh, type }));
    } catch (error) {
      // Asked again with the next push, or when the connection is back.
      if (!(error instanceof ApiError)) throw error;
    }
  }, [api, type]);

  useEffect(() => {
    const again = () => void catchUp();
    const channel = personChannel(ownId);
    const stops = [
      subscribe(channel, notificationCreated, again),
      subscribe(channel, notificationsRead, again),
      subscribe(channel, joined, again),
    ];
    return () => stops.forEach((stop) => stop());
  }, [catchUp, ownId]);

  /** A failure is only logged: the line is marked when it is pressed the next time. */
  function tell(call: Promise<unknown>): void {
    call.catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // oxlint-disable-next-line no-console -- all that is asked for: the person sees it as done
      console.warn('A notification was not marked as read', error.problem.detail);
    });
  }

  async function loadMore(): Promise<void> {
    setLoading('loading');
    try {
      const query = { type, page: state.meta.current_page + 1 };
      const page = await api.call(notificationCalls.list, { query });
      change((before) => append(before, page));
      setLoading('resting');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLoading('failed');
    }
  }

  return {
    ...state,
    loading,
    loadMore,
    hasMore: state.meta.current_page < state.meta.last_page,
    read: (id: number) => {
      if (state.data.find((one) => one.id === id)?.read_at) return;
      change((before) => markRead(before, id, new Date()));
      tell(api.call(notificationCalls.read, { params: { id } }));
    },
    readAll: () => {
      change((before) => markAllRead(before, new Date()));
      tell(api.call(notificationCalls.readAll));
    },
  };
}
