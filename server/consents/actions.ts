import type { ConsentKind } from '#contract/session.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Client } from '#server/platform/route.ts';

/** Version of the consent texts that are shown now; a changed text gets a new one. */
const consentVersion = '2026-11';

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
