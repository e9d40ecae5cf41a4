import type { DocumentToAgree } from '#contract/editions.ts';
import type { FreeConsent } from '#contract/settings.ts';
import { markOwnerCardsChanged } from '#server/cards/actions.ts';
import { agreeAnew, giveConsents, withdrawConsents } from '#server/consents/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import type { Client } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';

export async function giveConsent(
  db: Database,
  viewer: SignedIn,
  kind: FreeConsent,
  client: Client,
): Promise<void> {
  await countChange(db, viewer);
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await giveConsents(trx, viewer.id, [kind], client);
    await markPages(trx, viewer, kind);
  });
}

export async function agreeToDocuments(
  db: Database,
  viewer: SignedIn,
  shown: Pick<DocumentToAgree, 'page' | 'number'>[],
  client: Client,
): Promise<void> {
  await countChange(db, viewer);
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    await agreeAnew(trx, viewer.id, shown, client);
  });
}

export async function withdrawConsent(
  db: Database,
  viewer: SignedIn,
  kind: FreeConsent,
): Promise<void> {
  await countChange(db, viewer);
  await inTransaction(db, async (trx) => {
    await withdrawConsents(trx, viewer.id, kind);
    await markPages(trx, viewer, kind);
  });
}

/** Each is a line for ever, so nobody writes them without an end. */
const countChange = (db: Connection, { id }: SignedIn) =>
  countAttempt(db, { key: `consents:${id}`, most: 60, seconds: 60 * 60 });

/** Name and photos come to light, or go, on all cards at once. */
async function markPages(trx: Connection, { id }: SignedIn, kind: FreeConsent): Promise<void> {
  if (kind === 'distribution') await markOwnerCardsChanged(trx, id);
}
