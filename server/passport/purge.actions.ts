import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { scansKeptDays } from '#contract/passport.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { DB } from '#server/platform/tables.ts';
import { storedScan } from './rules.ts';

type Scan = ExpressionBuilder<DB, 'passport_scans'>;
const day = 24 * 60 * 60 * 1000;
const atOnce = 100;

/** Nobody's from now on, and nobody sees them any more; `removeDisowned` throws them away. */
export async function disownScans(
  trx: Connection,
  which: (scan: Scan) => ExpressionWrapper<DB, 'passport_scans', SqlBool>,
): Promise<void> {
  await trx
    .updateTable('passport_scans')
    .set({ user_id: null, check_id: null })
    .where(which)
    .execute();
}

/**
 * Those whose check was decided days ago, those that were never sent, and those of people who were
 * blocked days ago: nobody will look at them, and whoever comes back sends them anew.
 */
export async function disownOld(db: Connection, now: Date): Promise<void> {
  const decidedBefore = new Date(now.getTime() - scansKeptDays * day);
  const blocked = db.selectFrom('users').select('users.id').where('blocked_at', '<', decidedBefore);
  const addedBefore = new Date(now.getTime() - day);
  await disownScans(db, (scan) =>
    scan.or([
      scan.and([scan('check_id', 'is', null), scan('created_at', '<', addedBefore)]),
      scan(
        'check_id',
        'in',
        scan
          .selectFrom('passport_checks')
          .select('passport_checks.id')
          .where('applied_at', '<', decidedBefore),
      ),
      scan('user_id', 'in', blocked),
    ]),
  );
  await db
    .deleteFrom('passport_checks')
    .where('decided_at', 'is', null)
    .where('user_id', 'in', blocked)
    .execute();
}

/** The row goes last: a crash in between leaves nothing that a later run would not find. */
export async function removeDisowned({ db, vault }: Pick<Deps, 'db' | 'vault'>): Promise<void> {
  const scans = await db
    .selectFrom('passport_scans')
    .select('id')
    .where('user_id', 'is', null)
    .limit(atOnce)
    .execute();
  for (const { id } of scans) {
    await vault.remove(storedScan(id));
    await db.deleteFrom('passport_scans').where('id', '=', id).execute();
  }
  if (scans.length === atOnce) await removeDisowned({ db, vault });
}
