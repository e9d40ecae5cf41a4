import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../http/addresses.ts';
import { isInnerCall } from '../http/inner-calls.ts';

/** A person who is refused stops sooner, a page that tries again by itself as well. */
const atOnce = 20;
/** Whoever was not refused for so long is answered at once again. */
const rememberedMs = 10_000;
/** So late is the answer then. */
const lateMs = 1000;
/** Addresses that are remembered, and answers that wait at once: what each costs is memory only. */
const mostAddresses = 10_000;
const mostWaiting = 1000;

/**
 * Answers late whoever goes on asking although refused. A refusal costs a millisecond, so somebody
 * who asks anew with each of them would take a core from the others; who waits for it cannot.
 */
export function addTarpit(app: Pick<FastifyInstance, 'addHook'>): void {
  const refusals = new LRUCache<string, number>({ max: mostAddresses, ttl: rememberedMs });
  let waiting = 0;
  app.addHook('onSend', async (request, reply) => {
    if (!isRefusal(reply) || isInnerCall(request)) return;
    const from = addressOf(request);
    const count = (refusals.get(from) ?? 0) + 1;
    refusals.set(from, count);
    if (count <= atOnce || waiting >= mostWaiting) return;
    waiting += 1;
    await sleep(lateMs);
    waiting -= 1;
  });
}

/** Too much was asked, by this one or by all; a probe that finds no database gets no `Retry-After`. */
const isRefusal = (reply: FastifyReply): boolean =>
  (reply.statusCode === 429 || reply.statusCode === 503) && reply.hasHeader('retry-after');
