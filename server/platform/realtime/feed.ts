import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectBeside } from '../database.ts';
import type { Deps } from '../deps.ts';
import { OutageLog } from '../database/outage.ts';
import { type EventPosition, eventsSince, positionNow, type RealtimeEvent } from './events.ts';
import { betweenMs } from './wake.ts';

const everyMs = 400;
const pauseMs = 500;

export interface Feed {
  /** Whatever is committed after this is handed over. */
  started: Promise<void>;
  stop(): void;
}

/**
 * Hands over every event once, whichever process wrote it: at once by LISTEN, and by asking, since
 * a connection that listens can die without a word.
 */
export function followEvents(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  take: (event: RealtimeEvent) => void,
): Feed {
  let position: EventPosition | null = null;
  let seen = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isAwaited = false;
  let isStopped = false;
  const outage = new OutageLog(log, 'realtime events');

  async function read(): Promise<void> {
    position ??= await positionNow(db);
    const { events, ...next } = await eventsSince(db, position);
    position = next;
    for (const event of events) if (!seen.has(event.id)) take(event);
    seen = new Set(events.map(({ id }) => id));
  }

  async function look(): Promise<void> {
    // Whoever comes in the middle may have seen more than this reading does.
    isAwaited = true;
    if (isLooking || isStopped) return;
    isLooking = true;
    isAwaited = false;
    clearTimeout(timer);
    await read().then(
      () => outage.works(),
      (error: unknown) => outage.failed(error),
    );
    void rest();
  }

  async function rest(): Promise<void> {
    // What is written in quick succession is read together: a reading costs both sides the same.
    await sleep(betweenMs);
    isLooking = false;
    if (isAwaited) void look();
    else if (!isStopped) timer = setTimeout(() => void look(), everyMs).unref();
  }

  const line = listen({ db, log }, () => void look());
  return {
    started: look(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      line.stop();
    },
  };
}

/** Keeps one connection that listens; a lost one is made anew. */
export function listen({ db, log }: Pick<Deps, 'db' | 'log'>, heard: () => void): { stop(): void } {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function open(): Promise<void> {
    const fresh = connectBeside(db);
    client = fresh;
    fresh.on('notification', heard);
    fresh.on('error', (error) => log.debug({ err: error }, 'realtime line lost'));
    fresh.once('end', again);
    try {
      await fresh.connect();
      await fresh.query('listen realtime');
      // What came while nobody listened.
      heard();
    } catch (error) {
      log.debug({ err: error }, 'realtime line not opened');
      again();
    }
  }

  function again(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void open(), pauseMs).unref();
  }

  void open();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      // Not waited for: on a dead line the farewell would never be answered.
      client?.end().catch(() => undefined);
    },
  };
}
