import { lockAnyUser } from '#server/users/access.ts';
import { removeUser } from '#server/users/actions.ts';
import { sql } from 'kysely';
import { deletionDays } from '#contract/account.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';

const atOnce = 100;

/**
 * Erases everybody whose month is over. Each goes in a transaction of their own, so that a crash
 * leaves whole people only, and the next run goes on with them. Their pictures and scans are nobody's after
 * it, and whoever runs this throws those away.
 */
export async function eraseLeavers(db: Database, now: Date): Promise<void> {
  const askedBefore = new Date(now);
  askedBefore.setDate(askedBefore.getDate() - deletionDays);
  const leavers = await db
    .selectFrom('users')
    .select('id')
    .where('deletion_asked_at', '<=', askedBefore)
    .orderBy('deletion_asked_at')
    .limit(atOnce)
    .execute();
  for (const { id } of leavers) {
    await inTransaction(db, (trx) => erasePerson(trx, id, askedBefore));
  }
  if (leavers.length === atOnce) await eraseLeavers(db, now);
}

/** Looked at again under the lock: whoever has just changed their mind stays. */
async function erasePerson(trx: Connection, id: number, askedBefore: Date): Promise<void> {
  const person = await lockAnyUser(trx, id);
  if (!person?.deletion_asked_at || person.deletion_asked_at > askedBefore) return;
  // What anybody may have typed in is no proof that a letter was for this person.
  const contacts = [
    ...(person.phone && person.phone_verified_at ? [person.phone] : []),
    ...(person.email && person.email_verified_at ? [person.email] : []),
  ];
  await eraseLetters(trx, id, contacts);
  await eraseRequests(trx, id, contacts);
  await eraseAttempts(trx, person);
  // Every other table refers to the person and goes along, or forgets who it was.
  await removeUser(trx, id);
}

async function eraseLetters(trx: Connection, id: number, contacts: string[]): Promise<void> {
  await trx
    .deleteFrom('letters')
    .where((where) =>
      where.or([
        where('user_id', '=', id),
        where('recipient', '=', sql<string>`any(${contacts})`),
        // What support was told of the questions that the person asked as a guest.
        sql<boolean>`exists (
          select from contact_requests as request
          where ${isFrom(contacts)} and strpos(letters.text, request.contact) > 0)`,
      ]),
    )
    .execute();
}

async function eraseRequests(trx: Connection, id: number, contacts: string[]): Promise<void> {
  await trx
    .deleteFrom('contact_requests as request')
    .where((where) => where.or([where('user_id', '=', id), isFrom(contacts)]))
    .execute();
}

const isFrom = (contacts: string[]) => sql<boolean>`request.contact = any(${contacts})`;

/** The keys of counters name people by number, or by a contact that they have ever typed in. */
async function eraseAttempts(
  trx: Connection,
  { id, phone, email }: { id: number; phone: string | null; email: string | null },
): Promise<void> {
  await trx
    .deleteFrom('attempts')
    .where(
      sql<boolean>`string_to_array(key, ':') && (
        select array_agg(target) || ${[String(id), phone, email]}::text[]
        from confirmation_codes where user_id = ${id})`,
    )
    .execute();
}
