import type { z } from 'zod';
import type { RealtimeEvent } from '#contract/realtime.ts';

export interface Subscription {
  channel: string;
  event: string;
  handle: (payload: unknown) => void;
}

type Stop = () => void;

const wanted = new Map<Subscription, Stop | undefined>();
let carry: ((subscription: Subscription) => Stop) | undefined;

/** Hears an event of the contract in a channel, whenever there is a connection; in the browser only. */
export function subscribe<Payload extends z.ZodType>(
  channel: string,
  event: RealtimeEvent<Payload>,
  handle: (payload: z.output<Payload>) => void,
): Stop {
  const subscription: Subscription = {
    channel,
    event: event.name,
    // The server sends what its contract says.
    handle: (payload) => handle(payload as z.output<Payload>),
  };
  wanted.set(subscription, carry?.(subscription));
  return () => {
    wanted.get(subscription)?.();
    wanted.delete(subscription);
  };
}

/** Called by a connection that has opened; answers how to tell that it has closed. */
export function carrySubscriptions(by: (subscription: Subscription) => Stop): Stop {
  carry = by;
  for (const subscription of wanted.keys()) wanted.set(subscription, by(subscription));
  return () => {
    if (carry !== by) return;
    carry = undefined;
    for (const subscription of wanted.keys()) wanted.set(subscription, undefined);
  };
}
