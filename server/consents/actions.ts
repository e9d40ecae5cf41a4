import { type ConsentKind, consentVersion } from '#contract/session.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Client } from '#server/platform/route.ts';

/** Stores what was agreed to, when and from where; a consent that still holds is not repeated. */
export async function giveConsents(
  trx: Connection,
  userId: number,
  kinds: ConsentKind[],
  client: Client,
): Promise<void> {
  const held = await trx
    .selectFrom('consents')
    .select('kind')
    .where('user_id', '=', userId)
    .where('version', '=', consentVersion)
    .where('withdrawn_at', 'is', null)
    .execute();
  const rows = [...new Set(kinds)]
    .filter((kind) => !held.some((row) => row.kind === kind))
    .map((kind) => ({
      user_id: userId,
      kind,
      version: consentVersion,
      address: client.address,
    }));
  if (rows.length > 0) await trx.insertInto('consents').values(rows).execute();
}

/** The line of the consent stays, with the time at which it ended; giving it again is a new line. */
export async function withdrawConsents(
  trx: Connection,
  userId: number,
  kind: ConsentKind,
): Promise<void> {
  await trx
    .updateTable('consents')
    .set({ withdrawn_at: new Date() })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute();
}
