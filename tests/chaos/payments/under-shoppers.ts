import { pick, seeded } from '#db/demo/random.ts';
import { startYookassa } from '#tests/fakes/yookassa.ts';
import { ask } from '../audit.ts';
import { brokenAnswers, Ledger } from '../ledger.ts';
import { startStage } from '../stage.ts';
import { registerWriter } from '../writers.ts';
import { auditMoney } from './audit.ts';
import { armBlow } from './blow.ts';
import { purchases } from './purchases.ts';
import { settle } from './settle.ts';
import type { Market, Shopper, Told } from './shoppers.ts';

interface Run {
  folder: string;
  /** Each is a round with people of its own. */
  seeds: number[];
  /** Of a round. */
  shoppers: number;
  tell: (line: string) => void;
}

interface Outcome {
  /** Payments of which people were told the end. */
  told: number;
  /** Payments for which the bank has taken money. */
  charged: number;
  faults: string[];
}

/**
 * People buy while what serves them is killed at a moment that the seed chooses; the bank outlives
 * it. After each round everything is whole, settled and counted. Ends with the first faulty round.
 */
export async function runUnderShoppers({ folder, seeds, shoppers, tell }: Run): Promise<Outcome> {
  const bank = await startYookassa();
  const stage = await startStage(folder, bank.environment);
  const { origins, postgres } = stage;
  const ledger = new Ledger();
  const market: Market = { bank, origins, url: postgres.url, statuses: ledger.statuses };
  const told: Told = new Map();
  const faults: string[] = [];

  async function playRound(seed: number): Promise<void> {
    const since = new Date();
    const people = await gather(seed);
    const plans = people.map(({ random }) => pick(random, Object.entries(purchases)));
    const blow = armBlow(stage, bank, seeded(seed));
    const done = await Promise.allSettled(
      people.map((one, at) => plans[at]?.[1](one) ?? Promise.resolve()),
    );
    await blow.isOver;
    for (const [at, one] of done.entries()) {
      if (one.status === 'rejected') faults.push(`${plans[at]?.[0]}: ${String(one.reason)}`);
    }
    await settle(market.url, bank);
    faults.push(...(await auditMoney(market.url, { bank, told, since })), ...brokenAnswers(ledger));
    tell(`seed ${seed}: ${blow.what}; ${bank.payments.size} payments, ${faults.length} faults`);
  }

  async function gather(seed: number): Promise<Shopper[]> {
    const people: Shopper[] = [];
    while (people.length < shoppers) {
      const writer = await registerWriter(origins, ledger);
      if (!writer) throw new Error(`nobody can register: ${[...ledger.statuses.keys()].join()}`);
      const random = seeded(seed * 1000 + people.length);
      people.push({ ...writer, market, random, told });
    }
    await ask(market.url, 'update users set email_verified_at = now()');
    return people;
  }

  try {
    for (const seed of seeds) {
      if (faults.length === 0) await playRound(seed);
    }
    const charged = [...bank.payments.values()].filter(({ paid }) => paid).length;
    return { told: told.size, charged, faults };
  } finally {
    await stage.stop();
    await bank.stop();
  }
}
