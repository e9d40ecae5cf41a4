import { randomInt } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Closing } from './protocol.ts';

/** What one connection may do; the tests have smaller ones. */
export interface Bounds {
  /** After so much silence the client asks whether we are there, and a little later we ask it. */
  activitySeconds: number;
  channels: number;
  /** Messages at once, and how many more each second. */
  burst: number;
  perSecond: number;
  /** What may wait for a client that does not read. */
  waitingBytes: number;
}

const megabyte = 1024 * 1024;
export const usualBounds: Bounds = {
  activitySeconds: 30,
  channels: 100,
  burst: 60,
  perSecond: 10,
  waitingBytes: megabyte,
};

const farewellMs = 1000;
const limb = 10_000_000_000;

/** One open socket, and who it turned out to be. There are thousands: nothing here has a timer. */
export class Connection {
  readonly id = `${randomInt(limb)}.${randomInt(limb)}`;
  /** Whose address it came from. */
  readonly address: string;
  readonly channels = new Set<string>();
  /** What is said in channels that it has not been let into yet. */
  readonly held = new Map<string, string[]>();
  /** Those whose proofs it has shown. */
  readonly sessions = new Set<number>();
  person: number | null = null;
  heardAt = Date.now();
  isAsked = false;
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  readonly #bounds: Bounds;
  #isGathering = false;
  #allowance: number;
  #allowedAt = Date.now();
  #queue: Promise<void> = Promise.resolve();

  /** `line` is what the socket writes to. */
  constructor(socket: WebSocket, line: Duplex, address: string, bounds: Bounds) {
    this.#socket = socket;
    this.#line = line;
    this.address = address;
    this.#bounds = bounds;
    this.#allowance = bounds.burst;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Settles when nothing of the socket is left. */
  whenClosed(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('close', () => resolve());
    });
  }

  /** Counts one message that came; false: there were too many. */
  hear(now = Date.now()): boolean {
    const { burst, perSecond } = this.#bounds;
    const earned = ((now - this.#allowedAt) / 1000) * perSecond;
    this.#allowance = Math.min(burst, this.#allowance + earned) - 1;
    this.#allowedAt = now;
    this.heardAt = now;
    this.isAsked = false;
    return this.#allowance >= 0;
  }

  /** One answer after the other, in the order of what was said. A fault of ours ends only this. */
  enqueue(work: () => Promise<void> | void): void {
    this.#queue = this.#queue
      .then(() => (this.isOpen ? work() : undefined))
      .catch(() => this.#socket.terminate());
  }

  /** Whoever does not read is cut off: nothing is kept for them. */
  send(text: string): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > this.#bounds.waitingBytes) return this.#socket.terminate();
    this.#gather();
    this.#socket.send(text);
  }

  /** What is said in one go leaves as one: under load a server spends more on writing than on all else. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#line.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      this.#line.uncork();
    });
  }

  close({ code, reason }: Closing): void {
    this.#socket.close(code, reason);
    // Hears nothing more in any case; who does not say farewell is not waited for.
    setTimeout(() => this.#socket.terminate(), farewellMs).unref();
  }
}
