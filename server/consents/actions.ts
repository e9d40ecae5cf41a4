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
