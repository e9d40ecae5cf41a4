import { type Selectable, sql } from 'kysely';
import type { CardKind } from '#contract/categories.ts';
import type { Connection } from '#server/platform/database.ts';
import { notFound } from '#server/platform/errors.ts';
import type { Cards } from '#server/platform/tables.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { checkVersion } from './rules.ts';

export type Card = Selectable<Cards>;

/** A card of the viewer; somebody else's, deleted or of the other kind is as good as missing. */
export async function ownCard(
  db: Connection,
  viewer: SignedIn,
  kind: CardKind,
  slug: string,
  lock?: 'lock',
): Promise<Card> {
  const card = await byCode(db, slug)
    .selectAll()
    .where('kind', '=', kind)
    .where('owner_id', '=', viewer.id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!card) throw notFound(missing[kind]);
  return card;
}

/** What every write names: whose card, which one, and the version that the writer has seen. */
export interface CardWrite {
  viewer: SignedIn;
  kind: CardKind;
  slug: string;
  version: number;
}

/** The card under a lock until the end of the transaction, not changed since the writer saw it. */
export async function cardToWrite(trx: Connection, write: CardWrite): Promise<Card> {
  const card = await ownCard(trx, write.viewer, write.kind, write.slug, 'lock');
  checkVersion(card, write.version);
  return card;
}

/** A card that everybody may see, with the slug that it has now. */
export async function publicCard(
  db: Connection,
  kind: CardKind | 'any',
  slug: string,
): Promise<Pick<Card, 'id' | 'slug'>> {
  const card = await byCode(db, slug)
    .select(['id', 'slug'])
    .$if(kind !== 'any', (query) => query.where('kind', '=', kind as CardKind))
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!card) throw notFound(kind === 'any' ? undefined : missing[kind]);
  return card;
}

const missing: Record<CardKind, string> = {
  vacancy: 'Такой вакансии нет',
  resume: 'Такой анкеты нет',
};

/** By the code at the end of the slug: the words before it were others before publication. */
function byCode(db: Connection, slug: string) {
  return db
    .selectFrom('cards')
    .where(sql<string>`right(slug, 6)`, '=', slug.slice(-6))
    .where('deleted_at', 'is', null);
}
