import type { Selectable } from 'kysely';
import { isDocument } from '#contract/editions.ts';
import type { TextLine, TextSource } from '#contract/text-editing.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { DB } from '#server/platform/tables.ts';
import { listFillings } from './queries.ts';

export async function listTexts(db: Connection): Promise<TextLine[]> {
  const rows = await db
    .selectFrom('content_pages')
    .select(['key', 'title', 'updated_at'])
    .orderBy('title')
    .execute();
  return rows.map(asLine);
}

export async function showText(
  db: Connection,
  key: string,
  brand: Config['brand'],
): Promise<TextSource> {
  const row = await db
    .selectFrom('content_pages')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) throw notFound('Такой страницы у нас нет');
  const { description, body, version } = row;
  const fillings = await listFillings(db, brand);
  return {
    ...asLine(row),
    description,
    body,
    version,
    fillings: [...fillings].map(([name, value]) => ({ key: name, value })),
    editions: isDocument(key) ? await listWholeEditions(db, key) : [],
  };
}

/** With who wrote each and how many people hold a consent to it. */
async function listWholeEditions(db: Connection, key: string): Promise<TextSource['editions']> {
  const rows = await db
    .selectFrom('document_editions as edition')
    .leftJoin('users', 'users.id', 'edition.author_id')
    .select(['number', 'published_at', 'changes', 'needs_consent', 'users.name as author'])
    .select((row) =>
      row
        .selectFrom('consents')
        .select(({ fn }) => fn.count<number>('user_id').distinct().as('agreed'))
        .whereRef('consents.page', '=', 'edition.page')
        .whereRef('consents.edition', '=', 'edition.number')
        .where('withdrawn_at', 'is', null)
        .as('agreed'),
    )
    .where('edition.page', '=', key)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ published_at, agreed, ...edition }) => ({
    ...edition,
    agreed: agreed ?? 0,
    published_at: published_at.toISOString(),
  }));
}

type StoredText = Pick<Selectable<DB['content_pages']>, 'key' | 'title' | 'updated_at'>;

const asLine = ({ key, title, updated_at }: StoredText): TextLine => ({
  key,
  title,
  kind: kindOf(key),
  updated_at: updated_at.toISOString(),
});

function kindOf(key: string): TextLine['kind'] {
  if (isDocument(key)) return 'document';
  return key.startsWith('guide-') ? 'guide' : 'page';
}
