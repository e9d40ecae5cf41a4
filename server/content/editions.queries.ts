import { type Edition, isDocument } from '#contract/editions.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { parseMarkdown } from '#server/platform/markdown.ts';
import { listFillings } from './queries.ts';

/** One that was replaced names the operator as it did on its last day. */
export async function showEdition(
  db: Connection,
  { page, number }: { page: string; number: number },
  brand: Config['brand'],
): Promise<Edition> {
  const rows = await db
    .selectFrom('document_editions')
    .selectAll()
    .where('page', '=', page)
    .where('number', 'in', [number, number + 1])
    .orderBy('number')
    .execute();
  const [row, next] = rows;
  if (!isDocument(page) || row?.number !== number) throw notFound('Такой редакции нет');
  const fillings = row.fillings
    ? new Map(Object.entries(row.fillings))
    : await listFillings(db, brand);
  return {
    page,
    number,
    title: row.title,
    changes: row.changes,
    published_at: row.published_at.toISOString(),
    replaced_at: next?.published_at.toISOString() ?? null,
    body: parseMarkdown(row.body, fillings),
  };
}
