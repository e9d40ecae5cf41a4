import { titleOf } from '#contract/card-title.ts';
import type { CardKind } from '#contract/categories.ts';
import type { Draft } from '#contract/drafts.ts';
import type { JudgedCard } from '#contract/judged.ts';
import type { Connection } from '#server/platform/database.ts';
import type { Card } from './access.ts';

/** How a card is named to people: by the text that they see, or that was judged. */
export async function toldCard(
  db: Connection,
  { id }: Pick<Card, 'id'>,
  text?: Draft,
): Promise<{ kind: CardKind; slug: string; title: string }> {
  const { kind, slug, content, draft, forms } = await namedCards(db)
    .select('cards.draft')
    .where('cards.id', '=', id)
    .executeTakeFirstOrThrow();
  return { kind, slug, title: titleOf(kind, (text ?? content ?? draft).title, forms) };
}

/** What staff see of cards that people complain about or ask for, by their ids. */
export async function judgedCards(db: Connection, ids: number[]): Promise<Map<number, JudgedCard>> {
  if (ids.length === 0) return new Map();
  const rows = await namedCards(db)
    .innerJoin('users', 'users.id', 'cards.owner_id')
    .select(['cards.id', 'cards.state', 'users.id as owner', 'users.name'])
    .where('cards.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, slug, kind, state, content, forms, owner, name }) => [
      id,
      {
        slug,
        kind,
        state,
        title: titleOf(kind, content?.title ?? null, forms),
        about: content?.about ?? '',
        owner: { id: owner, name },
      },
    ]),
  );
}

/** Things about cards, each with the title of its card in the place of its id. */
async function titled<Row extends { card_id: number }>(
  db: Connection,
  rows: Row[],
): Promise<(Omit<Row, 'card_id'> & { title: string })[]> {
  const cards = await judgedCards(
    db,
    rows.map(({ card_id }) => card_id),
  );
  return rows.map(({ card_id, ...row }) => ({ ...row, title: cards.get(card_id)?.title ?? '' }));
}

/** Titles of cards by the ids of things about them. */
export async function titlesOf(
  db: Connection,
  rows: { id: number; card_id: number }[],
): Promise<Map<number, string>> {
  const known = await titled(db, rows);
  return new Map(known.map(({ id, title }) => [id, title]));
}

const namedCards = (db: Connection) =>
  db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .select(['cards.kind', 'cards.slug', 'cards.content', 'categories.forms']);
