import { Client } from 'pg';
import type { Ledger } from './ledger.ts';
import { openOne, type Prepared, registerWriter, writeCard } from './writers.ts';

/** Asks the database itself, past all servers. */
export async function ask<Row extends object>(
  url: string,
  question: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(question, values)).rows;
  } finally {
    await client.end();
  }
}

/** People who can be reached, and others who may open as many contacts as there will be. */
export async function prepare(
  origins: readonly string[],
  url: string,
  ledger: Ledger,
): Promise<Prepared> {
  const prepared: Prepared = { openers: [], slugs: [] };
  while (prepared.openers.length < 4 || prepared.slugs.length < 8) {
    const writer = await registerWriter(origins, ledger);
    if (!writer) throw new Error(`nobody can register: ${[...ledger.statuses.keys()].join(', ')}`);
    const slug = await writeCard(writer, ledger);
    if (writer.kind === 'vacancy') prepared.openers.push(writer);
    else if (slug) prepared.slugs.push(slug);
  }
  await ask(
    url,
    `update users set email_verified_at = now(), phone_verified_at = now(),
    phone = '+7999' || lpad(id::text, 7, '0')`,
  );
  // The first contact takes the free tariff, which is then made to last.
  const [slug = ''] = prepared.slugs;
  await Promise.all(prepared.openers.map((opener) => openOne(opener, slug, ledger)));
  await ask(url, 'update entitlements set contacts = 1000000');
  return prepared;
}

/** What is not as it was acknowledged, in words; empty when all is. */
export async function audit(url: string, ledger: Ledger): Promise<string[]> {
  const people = await ask<{ email: string; count: string }>(
    url,
    'select email, count(*) from users group by email',
  );
  const cards = await ask<{ code: string; about: string; state: string; email: string }>(
    url,
    `select right(slug, 6) as code, draft ->> 'about' as about, state, email from cards
     join users on users.id = cards.owner_id`,
  );
  const favorites = await pairs(url, 'favorites');
  const opened = await pairs(url, 'contact_openings');
  const cardOf = new Map(cards.map((card) => [card.code, card]));
  const count = (rows: string[]) => rows.length - new Set(rows).size;
  const lost = (what: string, kept: Iterable<string>, found: Iterable<string>) => {
    const there = new Set(found);
    return [...kept].filter((one) => !there.has(one)).map((one) => `lost ${what} ${one}`);
  };
  return [
    ...lost(
      'person',
      ledger.people,
      people.map(({ email }) => email),
    ),
    ...lost('card', ledger.cards.keys(), cardOf.keys()),
    ...lost('favorite', ledger.favorites, favorites),
    ...lost('opened contact', ledger.opened, opened),
    ...[...ledger.cards].flatMap(([slug, { texts }]) => {
      const about = cardOf.get(slug)?.about;
      return about === undefined || texts.includes(about) ? [] : [`lost text of card ${slug}`];
    }),
    ...[...ledger.published].flatMap((slug) =>
      cardOf.get(slug)?.state === 'draft' ? [`lost publication ${slug}`] : [],
    ),
    ...[count(people.map(({ email }) => email)), count(cards.map(({ email }) => email))].flatMap(
      (doubled, index) =>
        doubled > 0 ? [`doubled ${['people', 'cards of one person'][index]}: ${doubled}`] : [],
    ),
    ...(count(favorites) + count(opened) > 0 ? ['doubled favorites or contacts'] : []),
  ];
}

async function pairs(url: string, table: string): Promise<string[]> {
  const rows = await ask<{ pair: string }>(
    url,
    `select email || ' ' || right(slug, 6) as pair from ${table} as t
     join users on users.id = t.user_id join cards on cards.id = t.card_id`,
  );
  return rows.map(({ pair }) => pair);
}
