import type { TextListItem, TextListName } from '#contract/text-lists.ts';
import { transliterate } from '#contract/transliteration.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { newToken } from '#server/platform/crypto.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

interface Written {
  items: TextListItem[];
  version: number;
}

const tables = {
  slides: 'slides',
  advantages: 'advantages',
  testimonials: 'service_reviews',
  requisites: 'requisites',
} as const;

/** The whole list at once, in its order; what is not in it any more goes. */
export async function saveList(
  db: Database,
  viewer: SignedIn,
  name: TextListName,
  { items, version }: Written,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await takeVersion(trx, name, version);
    if (name === 'requisites') await checkSameKeys(trx, items);
    await trx.deleteFrom(tables[name]).execute();
    const rows = items.map((item, at) => ({
      ...item,
      key: item.key ?? newKey(item),
      position: (at + 1) * 10,
    }));
    if (rows.length > 0) {
      // The schema of the list has checked that each has the columns of its table.
      await trx.insertInto(tables[name]).values(rows).execute();
    }
    await recordAudit(trx, viewer, {
      action: 'list_save',
      subject: { type: 'list', id: name },
      detail: { count: String(items.length) },
    });
    await markPagesChanged(trx, name === 'requisites' ? ['requisites'] : ['content']);
  });
}

async function takeVersion(trx: Connection, name: TextListName, version: number): Promise<void> {
  await trx
    .insertInto('text_lists')
    .values({ name })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('text_lists')
    .set({ version: version + 1 })
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  throw conflict(
    'Этот список только что сохранил другой человек. Ваш остался здесь: сравните их.',
    'stale_version',
  );
}

async function checkSameKeys(trx: Connection, items: TextListItem[]): Promise<void> {
  const rows = await trx.selectFrom('requisites').select('key').execute();
  const known = rows.map(({ key }) => key).toSorted();
  const sent = items.map(({ key }) => key ?? '').toSorted();
  if (known.join() !== sent.join()) {
    throw invalid({ items: ['Реквизиты можно менять, но не добавлять и не убирать'] });
  }
}

function newKey(item: TextListItem): string {
  const words = 'title' in item ? item.title : 'author' in item ? item.author : '';
  const end = newToken()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 6);
  return [transliterate(words).slice(0, 40).replace(/-$/, ''), end].filter(Boolean).join('-');
}
