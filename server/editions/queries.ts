import { sql } from 'kysely';
import {
  agreedPages,
  type AgreedPage,
  type DocumentToAgree,
  type EditionLine,
} from '#contract/editions.ts';
import { cachedFact } from '#server/platform/cache/facts.ts';
import type { Connection } from '#server/platform/database.ts';

/** Of a document, the newest first. */
export async function listEditions(db: Connection, page: string): Promise<EditionLine[]> {
  const rows = await db
    .selectFrom('document_editions')
    .select(['number', 'published_at'])
    .where('page', '=', page)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ number, published_at }) => ({
    number,
    published_at: published_at.toISOString(),
  }));
}

/** The number of the text that stands on a page now: what is agreed to is this one. */
export async function currentEdition(db: Connection, page: string): Promise<number> {
  const { number } = await db
    .selectFrom('document_editions')
    .select((row) => row.fn.max('number').as('number'))
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  return number;
}

interface NeededEdition extends DocumentToAgree {
  /** A consent to this one or to a later one is enough. */
  least: number;
}

/** Documents to which everybody has to have agreed anew; seldom any. Tag: `content`. */
export const listNeededEditions = cachedFact('content', async (db): Promise<NeededEdition[]> => {
  const rows = await db
    .selectFrom('document_editions as asking')
    .innerJoin('content_pages', 'content_pages.key', 'asking.page')
    .select(['asking.page', 'asking.number as least', 'asking.changes', 'content_pages.title'])
    .select(
      sql<number>`(select max(number) from document_editions as newest
        where newest.page = asking.page)`.as('number'),
    )
    .where('asking.page', 'in', agreedPages)
    .where('asking.needs_consent', '=', true)
    .distinctOn('asking.page')
    .orderBy('asking.page')
    .orderBy('asking.number', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, page: row.page as AgreedPage }));
});
