import { pick, seeded } from '#db/demo/random.ts';
import { startYookassa } from '#tests/fakes/yookassa.ts';
import { brokenAnswers, Ledger } from '../ledger.ts';
import { startStage } from '../stage.ts';
import { auditMoney } from './audit.ts';
import { armBlow } from './blow.ts';
import { contacts } from './contacts.ts';
import { gather } from './gather.ts';
import { purchases } from './purchases.ts';
import { refunds } from './refunds.ts';
import { settle } from './settle.ts';
import type { Told } from './shoppers.ts';

const deeds = Object.entries({ ...purchases, ...refunds, ...contacts });

interface Run {
  folder: string;
  /** Each is a round with people of its own. */
  seeds: number[];
  /** Of a round; an even number. */
  shoppers: number;
  tell: (line: string) => void;
}

interface Outcome {
  /** Payments of which people were told the end. */
  told: number;
  /** Payments for which the bank has taken money. */
  charged: number;
  /** Refunds that the bank has sent. */
  returned: number;
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
  const { url } = postgres;
  const told: Told = { payments: new Map(), refunded: new Map() };
  const faults: string[] = [];

  async function playRound(seed: number): Promise<void> {
    const since = new Date();
    const began = Date.now();
    const people = await gather({ origins, url, bank, ledger, told, seed, count: shoppers });
    const plans = people.map(({ random }) => pick(random, deeds));
    const blow = armBlow(stage, bank, seeded(seed));
    const done = await Promise.allSettled(
      people.map((one, at) => plans[at]?.[1](one) ?? Promise.resolve()),
    );
    await blow.isOver;
    for (const [at, one] of done.entries()) {
      if (one.status === 'rejected') faults.push(`${plans[at]?.[0]}: ${String(one.reason)}`);
    }
    await settle(url, bank);
    faults.push(...(await auditMoney(url, { bank, told, since })), ...brokenAnswers(ledger));
    const seconds = Math.round((Date.now() - began) / 1000);
    const { payments, refunds: returned } = bank;
    tell(
      `seed ${seed}: ${seconds} s; ${blow.what}; ${payments.size} payments, ` +
        `${returned.size} refunds, ${faults.length} faults`,
    );
  }

  try {
    for (const seed of seeds) {
      if (faults.length === 0) await playRound(seed);
    }
    const charged = [...bank.payments.values()].filter(({ paid }) => paid).length;
    const returned = [...bank.refunds.values()].filter(
      ({ status }) => status === 'succeeded',
    ).length;
    return { told: told.payments.size, charged, returned, faults };
  } finally {
    await stage.stop();
    await bank.stop();
  }
}
