import type { PlaceReasons, ReasonPlace, ReasonTemplate } from '#contract/reason-templates.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { type Database, inTransaction } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** Whoever has seen an older list is refused, also when nobody has written any before. */
export async function saveTemplates(
  db: Database,
  viewer: SignedIn,
  place: ReasonPlace,
  { version, reasons }: { version: number; reasons: ReasonTemplate[] },
): Promise<PlaceReasons> {
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('reason_templates')
      .values({ place, version: 0 })
      .onConflict((conflicting) => conflicting.doNothing())
      .execute();
    const saved = await trx
      .updateTable('reason_templates')
      .set({ reasons: JSON.stringify(reasons), version: version + 1 })
      .where('place', '=', place)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst();
    if (!saved) {
      throw conflict(
        'Этот список только что сохранил другой человек. Ваш остался здесь: сравните их.',
        'stale_version',
      );
    }
    await recordAudit(trx, viewer, {
      action: 'reasons_save',
      subject: { type: 'reasons', id: place },
      detail: { reasons: reasons.map(({ label }) => label).join(', ') },
    });
    return saved;
  });
}
