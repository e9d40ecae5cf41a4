import { isAgreed, isDocument } from '#contract/editions.ts';
import type { TextWriting } from '#contract/text-editing.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { addEdition } from '#server/editions/actions.ts';
import { markPagesChanged } from '#server/platform/cache/page-changes.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { invalid, notFound } from '#server/platform/errors.ts';
import { changeVersion } from '#server/platform/database/row-versions.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { nameErrors } from './editing.rules.ts';
import { listFillings } from './queries.ts';

interface Deps {
  db: Database;
  config: Pick<Config, 'brand'>;
}

/** The page changes at once; a document keeps the text that it had. */
export async function saveText(
  { db, config }: Deps,
  viewer: SignedIn,
  key: string,
  { version, changes = '', needs_consent = false, ...text }: TextWriting,
): Promise<void> {
  await changeVersion(db, {
    what: 'Страницу',
    version,
    lock: (trx) => lockText(trx, key),
    save: async (trx, before, nextVersion) => {
      const fillings = await listFillings(trx, config.brand);
      const errors = nameErrors(text.body, before.body, fillings);
      if (errors.length > 0) throw invalid({ body: errors });
      if (needs_consent && !isAgreed(key)) {
        throw invalid({ needs_consent: ['На этот текст согласия не просят'] });
      }
      await trx
        .updateTable('content_pages')
        .set({ ...text, version: nextVersion, updated_at: new Date() })
        .where('key', '=', key)
        .execute();
      const number = isDocument(key)
        ? await addEdition(trx, viewer, { ...text, page: key, changes, needs_consent }, fillings)
        : null;
      await recordAudit(trx, viewer, {
        action: needs_consent ? 'text_save_asking' : 'text_save',
        subject: { type: 'text', id: key },
        detail: { title: text.title, ...(number !== null && { edition: String(number) }) },
      });
      await markPagesChanged(trx, ['content']);
    },
  });
}

async function lockText(trx: Connection, key: string) {
  const row = await trx
    .selectFrom('content_pages')
    .select(['body', 'version'])
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Такой страницы у нас нет');
  return row;
}
