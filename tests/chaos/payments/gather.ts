import { seeded } from '#db/demo/random.ts';
import type { FakeYookassa } from '#tests/fakes/yookassa.ts';
import { ask } from '../audit.ts';
import type { Client } from '../client.ts';
import type { Ledger } from '../ledger.ts';
import { registerWriter, writeCard, type Writer } from '../writers.ts';
import type { Market, Shopper, Told } from './shoppers.ts';

interface Round {
  origins: readonly string[];
  url: string;
  bank: FakeYookassa;
  ledger: Ledger;
  told: Told;
  seed: number;
  /** Even: workers and families come in turn, and each opens the contacts of the other. */
  count: number;
}

/** People with a card each, before anything is killed. */
export async function gather(round: Round): Promise<Shopper[]> {
  const { origins, url, bank, ledger, told, seed, count } = round;
  const staff = await hire(round);
  const market: Market = { bank, origins, url, statuses: ledger.statuses, staff };
  const writers: Writer[] = [];
  while (writers.length < count) writers.push(await register(round));
  const cards = await Promise.all(writers.map((one) => writeCard(one, ledger)));
  await ask(
    url,
    `update users set email_verified_at = now(), phone_verified_at = now(),
       phone = '+7999' || lpad(id::text, 7, '0')`,
  );
  return writers.map((writer, at) => ({
    ...writer,
    market,
    random: seeded(seed * 1000 + at),
    told,
    card: cards[at ^ 1] ?? '',
  }));
}

async function register({ origins, ledger }: Round): Promise<Writer> {
  const writer = await registerWriter(origins, ledger);
  if (!writer) throw new Error(`nobody can register: ${[...ledger.statuses.keys()].join()}`);
  return writer;
}

/** Staff with a second factor, as production demands. */
async function hire(round: Round): Promise<Client> {
  const { address, client } = await register(round);
  await ask(
    round.url,
    `with hired as (update users set role = 'admin' where email = $1 returning id)
     insert into second_factors (user_id, sealed_key, sealed_secret, confirmed_at)
     select id, '', '', now() from hired`,
    [address],
  );
  return client;
}
