import type { FastifyBaseLogger } from 'fastify';
import { type RealtimeEvent, revocationsChannel, sessionsChannel } from '../events.ts';
import { type PusherApi, type PusherEvent, PusherRefusal } from './api.ts';

/** Of one call, by the rules of Pusher. */
const batchSize = 10;

/** One call to the server of sockets, and the events that it tells. */
interface Delivery {
  ids: number[];
  batch: PusherEvent[];
  /** Whose sockets are to be ended instead. */
  person?: number;
}

/** The events in as few calls as the order allows. */
export function planDeliveries(events: readonly RealtimeEvent[]): Delivery[] {
  const deliveries: Delivery[] = [];
  for (const event of events) {
    const last = deliveries.at(-1);
    if (event.channel === sessionsChannel || event.channel === revocationsChannel) {
      deliveries.push({ ids: [event.id], batch: [], person: Number(event.payload['person']) });
    } else if (isOfHub(event)) {
      // Left over from the time when sockets were served here.
      deliveries.push({ ids: [event.id], batch: [] });
    } else if (last && last.batch.length > 0 && last.batch.length < batchSize) {
      last.ids.push(event.id);
      last.batch.push(asPusherEvent(event));
    } else {
      deliveries.push({ ids: [event.id], batch: [asPusherEvent(event)] });
    }
  }
  return deliveries;
}

const isOfHub = ({ event }: RealtimeEvent) => /^(pusher|client-)/.test(event);

const asPusherEvent = ({ channel, event, payload }: RealtimeEvent): PusherEvent => ({
  channel,
  name: event,
  data: JSON.stringify(payload),
});

/** Throws when it is to be tried again. */
export async function deliver(
  { batch, person }: Delivery,
  api: PusherApi,
  log: FastifyBaseLogger,
): Promise<void> {
  if (person) return endSockets(person, api, log);
  if (batch.length === 0) return undefined;
  try {
    return await api.triggerBatch(batch);
  } catch (error) {
    if (!isRefused(error, [400, 404, 405, 413, 422])) throw error;
  }
  // The server knows no batches, or one event spoils them all.
  for (const event of batch) await deliverAlone(event, api, log);
}

async function deliverAlone(event: PusherEvent, api: PusherApi, log: FastifyBaseLogger) {
  try {
    await api.trigger(event);
  } catch (error) {
    if (!isRefused(error, [400, 413, 422])) throw error;
    const { channel, name } = event;
    log.error({ err: error, channel, event: name }, 'an event was refused for good and is dropped');
  }
}

async function endSockets(person: number, api: PusherApi, log: FastifyBaseLogger): Promise<void> {
  try {
    await api.terminate(person);
  } catch (error) {
    if (!isRefused(error, [404, 405, 501])) throw error;
    log.warn({ err: error }, 'the server of sockets cannot end the sockets of a person');
  }
}

const isRefused = (error: unknown, statuses: readonly number[]) =>
  error instanceof PusherRefusal && statuses.includes(error.status);
