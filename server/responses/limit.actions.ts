import { ownCard } from '#server/cards/access.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { inTransaction, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

/** How many responses of workers may wait for an answer at once; null: any number. */
export async function keepLimit(
  db: Database,
  viewer: SignedIn,
  slug: string,
  most: number | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { id, ...card } = await ownCard(trx, viewer, 'vacancy', slug, 'lock');
    await markPagesChanged(trx, [`card:${card.slug}`]);
    if (most === null) {
      await trx.deleteFrom('response_limits').where('vacancy_id', '=', id).execute();
      return;
    }
    await trx
      .insertInto('response_limits')
      .values({ vacancy_id: id, most })
      .onConflict((conflict) => conflict.column('vacancy_id').doUpdateSet({ most }))
      .execute();
  });
}
