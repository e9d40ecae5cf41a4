import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A balancer that has asked so lately will notice that the answer has changed. */
const lately = 30_000;

export interface Drain {
  isDraining: () => boolean;
  /** Somebody decides by our answer whether to send requests here. */
  noteProbe: () => void;
  /** Asks to be sent nothing more, and waits until whoever balances has heard it. */
  drain: () => Promise<void>;
}

/** Lets connections end between two requests, so that a restart cuts none. */
export function addDrain(app: FastifyInstance, seconds: number): Drain {
  let probedAt = -Infinity;
  let isDraining = false;

  // A connection that is kept would be closed under the next request.
  const endConnection = async (_request: unknown, reply: FastifyReply) => {
    if (isDraining) reply.header('connection', 'close');
  };
  // The first for answers that leave past the hooks, the second for those in flight.
  app.addHook('onRequest', endConnection);
  app.addHook('onSend', endConnection);
  app.addHook('preClose', async () => {
    isDraining = true;
  });

  return {
    isDraining: () => isDraining,
    noteProbe() {
      probedAt = performance.now();
    },
    async drain() {
      isDraining = true;
      if (performance.now() - probedAt < lately) await sleep(seconds * 1000);
    },
  };
}
