import { setTimeout as sleep } from 'node:timers/promises';
import { between, chance, pick, type Random } from '#db/demo/random.ts';
import type { FakeYookassa, Mishap } from '#tests/fakes/yookassa.ts';
import { destroy, type Disaster, disasters } from '../disasters.ts';
import type { Stage } from '../stage.ts';

const mishaps: readonly (Mishap | null)[] = [
  'error before',
  'error after',
  'cut before',
  'cut after',
  { delayMs: 400 },
  null,
];

interface Blow {
  what: string;
  /** Everything is whole again. */
  isOver: Promise<void>;
}

const callsOfRound = 24;
const refundCallsOfRound = 4;
const latestMs = 2500;
/** Refunds come after what they give back. */
const latestForRefundMs = 9000;

/**
 * Kills one thing at the very moment of a call of the provider that the seed chooses: before it has
 * worked, after it has, or while its answer is on the way. Other calls meet mishaps of their own.
 */
export function armBlow(stage: Stage, bank: FakeYookassa, random: Random): Blow {
  const disaster: Disaster = pick(random, disasters);
  const moment = pick(random, mishaps);
  const isForRefund = chance(random, 0.4);
  const strikesAt = between(random, 1, isForRefund ? refundCallsOfRound : callsOfRound);
  const away = between(random, 0, 400);
  const over = Promise.withResolvers<void>();
  let calls = 0;
  let hasStruck = false;
  const strike = () => {
    if (hasStruck) return;
    hasStruck = true;
    destroy(stage, disaster, away).then(over.resolve, over.reject);
  };
  bank.mishap = (_method, path) => {
    const counts = !isForRefund || path.startsWith('/refunds');
    if (counts) calls += 1;
    if (counts && calls === strikesAt) {
      strike();
      return moment;
    }
    return chance(random, 0.3) ? pick(random, mishaps) : null;
  };
  // Too few calls were made: it comes all the same.
  void sleep(isForRefund ? latestForRefundMs : latestMs).then(strike);
  const answer = typeof moment === 'string' ? moment : moment ? 'late answer' : 'answer';
  const call = isForRefund ? 'call about refunds' : 'call';
  return { what: `${disaster} at ${call} ${strikesAt}, ${answer}`, isOver: over.promise };
}
