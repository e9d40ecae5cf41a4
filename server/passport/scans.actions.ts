import type { PassportPart } from '#contract/passport.ts';
import { recordAudit } from '#server/audit/actions.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import { StoreError } from '#server/platform/storage/s3/store-error.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { passportToSee } from './access.ts';
import { storedScan } from './rules.ts';

/** Who looks at whose passport is written down before the first byte of it leaves. */
export async function lookAtScan(
  { db, vault, log }: Deps,
  viewer: SignedIn,
  { id, part }: { id: number; part: PassportPart },
): Promise<Buffer> {
  const check = await passportToSee(db, viewer, id);
  const scan = await db
    .selectFrom('passport_scans')
    .select(['id', 'sealed_key'])
    .where('check_id', '=', check.id)
    .where('part', '=', part)
    .executeTakeFirst();
  if (!scan) throw notFound('Такого снимка нет');
  const bytes = await vault.read(storedScan(scan.id), scan.sealed_key).catch((error: unknown) => {
    // The photo is there, only not now: nobody has to send it again.
    if (error instanceof StoreError) throw error;
    log.error({ err: error, scan: scan.id }, 'A photo of a passport does not open');
    return null;
  });
  if (!bytes) throw notFound('Снимок не открывается. Попросите прислать его снова');
  // What did not open was not seen, and nobody can vouch for it.
  await recordAudit(db, viewer, {
    action: 'passport_view',
    subject: { type: 'user', id: check.user_id },
    detail: { passport: String(check.id), part },
  });
  return bytes;
}
