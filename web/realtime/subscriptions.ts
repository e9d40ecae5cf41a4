import type { z } from 'zod';
import type { RealtimeEvent } from '#contract/realtime.ts';

export interface Subscription {
  channel: string;
  event: string;
  handle: (payload: unknown) => void;
}

type Stop = () => void;

/** What an open connection does for the rooms. */
interface Carrier {
  carry: (subscription: Subscription) => Stop;
  /** Says something to the others in a channel that is listened to; lost when it is not. */
  whisper: (channel: string, event: string, payload: unknown) => void;
}

const wanted = new Map<Subscription, Stop | undefined>();
let carrier: Carrier | undefined;

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
  wanted.set(subscription, carrier?.carry(subscription));
  return () => {
    wanted.get(subscription)?.();
    wanted.delete(subscription);
  };
}

/** A `client-…` event of the contract, to whoever else listens to the channel now. */
export function whisper<Payload extends z.ZodType>(
  channel: string,
  event: RealtimeEvent<Payload>,
  payload: z.input<Payload>,
): void {
  carrier?.whisper(channel, event.name, payload);
}

/** Called by a connection that has opened; answers how to tell that it has closed. */
export function carrySubscriptions(by: Carrier): Stop {
  carrier = by;
  for (const subscription of wanted.keys()) wanted.set(subscription, by.carry(subscription));
  return () => {
    if (carrier !== by) return;
    carrier = undefined;
    for (const subscription of wanted.keys()) wanted.set(subscription, undefined);
  };
}
