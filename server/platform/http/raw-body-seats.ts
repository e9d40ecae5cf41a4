import type { FastifyRequest } from 'fastify';
import { addressOf } from './addresses.ts';
import { type AppError, overloaded, tooMany } from '../errors.ts';
import type { Who } from '../limiter.ts';

/**
 * Bodies that are in memory at the same time, of all people and of one person. An address, which many
 * strangers share at a mobile operator, may have as many as it leaves free: half of them, the next one
 * half of the rest, so that a few addresses together do not take them all. Whoever finds them taken
 * has done nothing too often, so they are told to come again.
 */
const seats = { all: 16, ofPerson: 3 };

/** A body that brings less is said to stand still; at that pace no photo comes within its time. */
const pace = { bytes: 16 * 1024, everyMs: 10_000 };

interface Seat {
  person: Who;
  address: string;
  isStill: boolean;
  /** Looks at the pace. */
  timer?: NodeJS.Timeout;
}

/** The seats of one route. */
export class BodySeats {
  readonly #seated = new Map<FastifyRequest, Seat>();

  /** Throws 429 or 503 when those whom this one counts among have all that they may. */
  take(request: FastifyRequest, viewerId: number | undefined): void {
    const address = addressOf(request);
    const person = viewerId ?? address;
    this.#makeRoom(seats.ofPerson, (seat) => seat.person === person, tooMany(10));
    const free = seats.all - this.#seated.size;
    this.#makeRoom(Math.max(free, 1), (seat) => seat.address === address, overloaded());
    this.#makeRoom(seats.all, () => true, overloaded());
    const seat: Seat = { person, address, isStill: false };
    seat.timer = watchPace(request, seat);
    this.#seated.set(request, seat);
  }

  leave(request: FastifyRequest): void {
    clearInterval(this.#seated.get(request)?.timer);
    this.#seated.delete(request);
  }

  /**
   * Only a seat that somebody else asks for is taken away, and only from a body that stands still:
   * a phone in a tunnel may go on where it was, while there are others.
   */
  #makeRoom(most: number, counts: (seat: Seat) => boolean, refusal: AppError): void {
    const taken = [...this.#seated].filter(([, seat]) => counts(seat));
    if (taken.length < most) return;
    const [still] = taken.find(([, seat]) => seat.isStill) ?? [];
    if (!still) throw refusal;
    this.leave(still);
    still.raw.destroy();
  }
}

/** Counted at the socket, for whoever listens to a body sets it flowing. */
function watchPace({ raw }: FastifyRequest, seat: Seat): NodeJS.Timeout {
  let before = raw.socket.bytesRead;
  const look = () => {
    const now = raw.socket.bytesRead;
    // One that has come as a whole is being worked on.
    seat.isStill = !raw.complete && now - before < pace.bytes;
    before = now;
  };
  return setInterval(look, pace.everyMs).unref();
}
