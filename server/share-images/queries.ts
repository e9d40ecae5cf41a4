import { sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import { publicCard } from '#server/cards/access.ts';
import { pageOfCard } from '#server/cards/views.queries.ts';
import { isForEverybody } from '#server/cards/queries.ts';
import { hintPay } from '#server/search/queries.ts';
import { getCategory } from '#server/categories/queries.ts';
import { getPost } from '#server/blog/queries.ts';
import { getCity } from '#server/places/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SharedPage } from '#contract/share-images.ts';
import { type Facts, ofArea, ofCard, ofCity, ofHome, ofPage, ofPost } from './rules.ts';

export type Subject =
  | { of: 'home' }
  | { of: 'page'; page: SharedPage }
  | { of: 'card'; kind: CardKind; slug: string }
  | { of: 'city'; city: string }
  | { of: 'post'; slug: string }
  | { of: 'area'; kind: CardKind; city: string; category: string };

/** What there is one share image of, and what it has to show. */
export interface Described {
  subject: string;
  cardId: number | null;
  facts: Facts;
}

/** Throws 404 where there is nothing that everybody may see. */
export async function describeSubject(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  subject: Subject,
): Promise<Described> {
  if (subject.of === 'home') return { subject: 'home', cardId: null, facts: ofHome };
  if (subject.of === 'page') {
    return { subject: `page:${subject.page}`, cardId: null, facts: ofPage(subject.page) };
  }
  if (subject.of === 'card') return describeCard(db, subject);
  if (subject.of === 'post') {
    const post = await getPost(db, subject.slug, config.brand);
    return { subject: `post:${post.slug}`, cardId: null, facts: ofPost(post) };
  }
  const city = await getCity(db, subject.city);
  if (subject.of === 'city') {
    return { subject: `city:${city.slug}`, cardId: null, facts: ofCity(city) };
  }
  const { kind } = subject;
  const { category } = await getCategory(db, subject.category);
  const hints = await hintPay(db, kind, { city: city.slug, category: category.slug });
  return {
    subject: `area:${kind}:${city.slug}:${category.slug}`,
    cardId: null,
    facts: ofArea({ kind, city, category, hints }),
  };
}

async function describeCard(
  db: Connection,
  { kind, slug }: { kind: CardKind; slug: string },
): Promise<Described> {
  const { id } = await publicCard(db, kind, slug);
  const page = await pageOfCard(db, null, { id });
  if (!page.is_indexable) throw notFound('Такой картинки нет');
  return { subject: `card:${id}`, cardId: id, facts: ofCard(page) };
}

/** Share images of the same thing as it was before. */
export async function listReplaced(db: Connection, subject: string, name: string) {
  return db
    .selectFrom('previews')
    .select('name')
    .where('subject', '=', subject)
    .where('name', '<>', name)
    .execute();
}

interface Bounds {
  most: number;
  madeBefore: Date;
  limit: number;
}

/** Too old, beyond the number that is kept, or of a card that is not for everybody any more. */
export async function listOutlived(db: Connection, { most, madeBefore, limit }: Bounds) {
  return db
    .selectFrom('previews')
    .select('name')
    .where((row) =>
      row.or([
        row('made_at', '<', madeBefore),
        row(
          'made_at',
          '<=',
          row
            .selectFrom('previews as newer')
            .select('newer.made_at')
            .orderBy('newer.made_at', 'desc')
            .offset(most)
            .limit(1),
        ),
        row.and([row('card_id', 'is not', null), row.not(row.exists(shownCards(db)))]),
      ]),
    )
    .limit(limit)
    .execute();
}

const shownCards = (db: Connection) =>
  db
    .selectFrom('cards')
    .select('cards.id')
    .where(sql<boolean>`cards.id = previews.card_id`)
    .where('cards.state', '=', 'published')
    .where('cards.deleted_at', 'is', null)
    .where(isForEverybody);
