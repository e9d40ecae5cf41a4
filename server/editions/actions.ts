import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';

interface NewEdition {
  page: string;
  title: string;
  body: string;
  changes: string;
  needs_consent: boolean;
}

/** Its page is locked, so numbers follow one another; the one before keeps its names of today. */
export async function addEdition(
  trx: Connection,
  { id }: SignedIn,
  { page, title, body, changes, needs_consent }: NewEdition,
  fillings: ReadonlyMap<string, string>,
): Promise<number> {
  const { last } = await trx
    .selectFrom('document_editions')
    .select((row) => row.fn.max('number').as('last'))
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('document_editions')
    .set({ fillings: JSON.stringify(Object.fromEntries(fillings)) })
    .where('page', '=', page)
    .where('number', '=', last)
    .execute();
  const number = last + 1;
  await trx
    .insertInto('document_editions')
    .values({ page, number, title, body, changes, needs_consent, author_id: id })
    .execute();
  return number;
}
