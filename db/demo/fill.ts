import { sql } from 'kysely';
import { refreshSuggestions } from '#server/autocomplete/actions.ts';
import { hashPassword } from '#server/platform/crypto.ts';
import { grantFreeTariffs } from '#server/tariffs/entitlements.actions.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { accountCards, demoAccounts, demoPassword } from './accounts.ts';
import { generateCards } from './generate.ts';
import { cardsWithLives } from './life/account-cards.ts';
import { addLife } from './life/life.ts';
import { loadCards } from './load.ts';

export { demoAccounts, demoPassword } from './accounts.ts';

export const demoSeed = 20_261_150;
const demoCards = 2000;

/** Brings in people and cards to look at; only where nobody has registered yet. */
export async function fillDemo(db: Database): Promise<{ added: boolean }> {
  if (await hasUsers(db)) return { added: false };
  const now = new Date();
  // The hash is slow by design: one serves everybody, for the password is the same.
  const passwordHash = await hashPassword(demoPassword);
  const cards = [
    ...accountCards(now),
    ...cardsWithLives(now),
    ...generateCards({ seed: demoSeed, now, count: demoCards }),
  ];
  return db.transaction().execute(async (transaction) => {
    // Two processes that start together must not both fill: one waits as long as the other needs.
    await sql`set local statement_timeout = '60s'`.execute(transaction);
    await sql`select pg_advisory_xact_lock(hashtext('ryadom demo'))`.execute(transaction);
    if (await hasUsers(transaction)) return { added: false };
    const owners = await addAccounts(transaction, passwordHash, now);
    await loadCards(transaction, cards, passwordHash, owners);
    await addLife(transaction, now, owners);
    await refreshSuggestions(transaction);
    // Until the database itself gets round to it, it takes the tables for empty and plans for that.
    await sql`analyze`.execute(transaction);
    return { added: true };
  });
}

async function hasUsers(db: Connection): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
}

async function addAccounts(
  db: Connection,
  password_hash: string,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  // Long enough ago for all that became of them.
  const registeredAt = new Date(now.getTime() - 50 * 24 * 60 * 60 * 1000);
  const rows = Object.values(demoAccounts).map(({ role, name, phone, email }) => ({
    role,
    name,
    phone,
    phone_verified_at: registeredAt,
    email,
    email_verified_at: registeredAt,
    password_hash,
    created_at: registeredAt,
  }));
  const added = await db.insertInto('users').values(rows).returning(['id', 'phone']).execute();
  await grantFreeTariffs(
    db,
    added.map(({ id }) => id),
  );
  return new Map(added.map(({ id, phone }) => [phone ?? '', id]));
}
