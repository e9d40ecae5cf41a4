import type { Advantage, Requisite, ServiceReview, Slide, TextPage } from '#contract/content.ts';
import { isDocument } from '#contract/editions.ts';
import { listEditions } from '#server/editions/queries.ts';
import type { Config } from '#server/platform/config.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import { parseMarkdown, type Fillings } from '#server/platform/markdown.ts';
import { prepared } from '#server/platform/prepared.ts';

export async function getTextPage(
  db: Connection,
  key: string,
  brand: Config['brand'],
): Promise<TextPage> {
  const [row, fillings, editions] = await Promise.all([
    db
      .selectFrom('content_pages')
      .select(['key', 'title', 'description', 'body', 'updated_at'])
      .where('key', '=', key)
      .executeTakeFirst(),
    listFillings(db, brand),
    isDocument(key) ? listEditions(db, key) : [],
  ]);
  if (!row) throw notFound('Такой страницы у нас нет');
  return {
    ...row,
    body: parseMarkdown(row.body, fillings),
    updated_at: row.updated_at.toISOString(),
    editions,
  };
}

/** What texts may name as `{{key}}`: the requisites, the product and its address for letters. */
export async function listFillings(db: Connection, brand: Config['brand']): Promise<Fillings> {
  const requisites = await listRequisites(db);
  return new Map([
    ...requisites.map(({ key, value }) => [key, value] as const),
    ['brand', brand.name],
    ['support_email', brand.support_email],
  ]);
}

export function listRequisites(db: Connection): Promise<Requisite[]> {
  return db
    .selectFrom('requisites')
    .select(['key', 'label', 'value', 'is_example'])
    .orderBy('position')
    .modifyEnd(prepared)
    .execute();
}

export function listSlides(db: Connection): Promise<Slide[]> {
  return db
    .selectFrom('slides')
    .select(['key', 'title', 'text', 'href', 'link_label', 'picture'])
    .orderBy('position')
    .execute();
}

export function listAdvantages(db: Connection): Promise<Advantage[]> {
  return db
    .selectFrom('advantages')
    .select(['key', 'title', 'text', 'icon'])
    .orderBy('position')
    .execute();
}

/** Examples show where reviews stand; to real visitors only real ones are shown. */
export function listReviews(db: Connection, mode: Config['mode']): Promise<ServiceReview[]> {
  let query = db
    .selectFrom('service_reviews')
    .select(['key', 'author', 'about', 'text', 'is_example'])
    .orderBy('position');
  if (mode === 'production') query = query.where('is_example', '=', false);
  return query.execute();
}
