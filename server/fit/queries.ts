import { sql } from 'kysely';
import { titleOf } from '#contract/card-title.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Fit } from '#contract/fit.ts';
import { openCard } from '#server/cards/access.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { fitOf } from './rules.ts';

interface Asked {
  vacancy?: string | undefined;
  resume?: string | undefined;
}

/** Why a card that everybody sees and one of the viewer's fit, in words. */
export async function getFit(db: Connection, viewer: SignedIn, slugs: Asked): Promise<Fit> {
  const [own, other]: [CardKind, CardKind] =
    viewer.role === 'worker' ? ['resume', 'vacancy'] : ['vacancy', 'resume'];
  const slug = slugs[other];
  if (!slug) throw notFound('Такой карточки нет');
  const theirs = await cardOf(db, { id: (await openCard(db, other, slug)).id });
  const mine = await ownToCompare(db, viewer, own, {
    slug: slugs[own],
    category: theirs.category_id,
  });
  if (!mine) {
    if (slugs[own]) throw notFound('Такой карточки нет');
    return { own: null, lines: [] };
  }
  const cards = { [own]: mine, [other]: theirs } as Record<CardKind, typeof theirs>;
  return {
    own: { slug: mine.slug, title: titleOf(own, mine.content.title, mine.forms) },
    lines: fitOf(cards.vacancy, cards.resume),
  };
}

/** The one that was named, else one of the same trade, else the newest; of those that people see. */
async function ownToCompare(
  db: Connection,
  viewer: SignedIn,
  kind: CardKind,
  { slug, category }: { slug: string | undefined; category: number },
) {
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('owner_id', '=', viewer.id)
    .where('kind', '=', kind)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .$if(slug !== undefined, (query) =>
      query.where(sql<string>`right(slug, 6)`, '=', slug?.slice(-6) ?? ''),
    )
    .orderBy(sql`category_id = ${category}`, 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return card ? cardOf(db, card) : null;
}

async function cardOf(db: Connection, { id }: { id: number }) {
  const { content, ...card } = await db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .leftJoin('cities', 'cities.id', 'cards.city_id')
    .select([
      'cards.slug',
      'cards.kind',
      'cards.category_id',
      'cards.content',
      'categories.forms',
      'cities.name as city',
    ])
    .where('cards.id', '=', id)
    .executeTakeFirstOrThrow();
  if (!content) throw notFound('Такой карточки нет');
  return { ...card, content, definitions: await listDefinitions(db, card.category_id, card.kind) };
}
