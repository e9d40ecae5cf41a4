import type { DocumentToAgree } from '#contract/editions.ts';
import type { ConsentKind } from '#contract/session.ts';
import type { HeldConsent } from '#contract/settings.ts';
import { listNeededEditions } from '#server/editions/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { kindOf } from './rules.ts';

/** All that was ever agreed to and taken back, the newest first. */
export async function listConsents(db: Connection, userId: number): Promise<HeldConsent[]> {
  const rows = await db
    .selectFrom('consents')
    .select(['kind', 'page', 'edition', 'address', 'given_at', 'withdrawn_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    given_at: row.given_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }));
}

/** What this person has to be asked about anew; the staff work by another contract. */
export async function documentsToAgree(
  db: Connection,
  { id, role }: Pick<SignedIn, 'id' | 'role'>,
): Promise<DocumentToAgree[]> {
  if (role !== 'worker' && role !== 'employer') return [];
  const needed = await listNeededEditions(db);
  if (needed.length === 0) return [];
  const held = await db
    .selectFrom('consents')
    .select(['kind', 'edition'])
    .where('user_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute();
  return needed
    .filter(
      ({ page, least }) =>
        !held.some(({ kind, edition }) => kind === kindOf(page) && edition >= least),
    )
    .map(({ page, number, title, changes }) => ({ page, number, title, changes }));
}

export async function holdsConsent(
  db: Connection,
  userId: number,
  kind: ConsentKind,
): Promise<boolean> {
  const held = await db
    .selectFrom('consents')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return held !== undefined;
}
