import { sql } from 'kysely';
import { hashPassword } from '#server/platform/crypto.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { demoPassword } from '../accounts.ts';
import type { DemoCard } from '../card.ts';
import { generateCards } from '../generate.ts';
import { findAnchors, storeCards } from '../load.ts';
import { numberLimit, phoneOf } from '../people.ts';
import { bringIndexesBack, setIndexesAside } from './indexes.ts';
import { inSession } from './session.ts';

interface BulkOptions {
  count: number;
  seed: number;
  now: Date;
  log: (line: string) => void;
}

/** So many more cards make it worthwhile to build the indexes anew. */
const manyCards = 20_000;
const cardsAtOnce = 1000;
const reportEvery = 20_000;
/** Statements under way at the same time: while one is stored, the next is made. */
const lanes = 2;

/** Adds people and their cards after those who are there; the same seed adds the same ones. */
export async function loadMany(
  db: Database,
  { count, seed, now, log }: BulkOptions,
): Promise<void> {
  const first = await nextNumber(db);
  if (first + count - 1 > numberLimit) throw new Error(`There are only ${numberLimit} phones.`);
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const many = count >= manyCards;
  await inSession(db, async (connection) => {
    await bringIndexesBack(connection);
    if (many) await setIndexesAside(connection);
  });
  try {
    const anchors = await findAnchors(db, await hashPassword(demoPassword));
    const batches = inBatches(generateCards({ seed, now, first, count }));
    let stored = 0;
    const runLane = () =>
      inSession(db, async (connection) => {
        for (let next = batches.next(); !next.done; next = batches.next()) {
          const cards = next.value;
          await connection.transaction().execute((trx) => storeCards(trx, cards, anchors));
          const before = stored;
          stored += cards.length;
          if (Math.floor(before / reportEvery) < Math.floor(stored / reportEvery)) {
            log(`${stored} of ${count} cards, ${seconds()} s`);
          }
        }
      });
    await Promise.all(Array.from({ length: lanes }, runLane));
  } finally {
    if (many) log(`Building the indexes, ${seconds()} s`);
    await inSession(db, (connection) => bringIndexesBack(connection, log));
  }
  await inSession(db, async (connection) => {
    await sql`vacuum (analyze) users, consents, files, cards, card_events`.execute(connection);
  });
  await markPagesChanged(db, ['cards']);
  log(`${count} cards more, numbers ${first}–${first + count - 1}, ${seconds()} s in all.`);
}

/** One past the greatest number whose phone somebody has. */
async function nextNumber(db: Connection): Promise<number> {
  const { last } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.max('phone').as('last'))
    .where('phone', '>', phoneOf(0))
    .where('phone', '<=', phoneOf(numberLimit))
    .executeTakeFirstOrThrow();
  return last ? Number(last) - Number(phoneOf(0)) + 1 : 1;
}

function* inBatches(cards: Iterable<DemoCard>): Generator<DemoCard[]> {
  let batch: DemoCard[] = [];
  for (const card of cards) {
    batch.push(card);
    if (batch.length < cardsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
