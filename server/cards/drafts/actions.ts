import type { AttributeDefinition } from '#contract/attributes.ts';
import { type Draft, type DraftChange, emptyDraft } from '#contract/drafts.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { moscowDay } from '#contract/russian.ts';
import { getCategory, listDefinitions, type StoredCategory } from '#server/categories/queries.ts';
import { ownPictures } from '#server/files/access.ts';
import { isCityOffered } from '#server/places/queries.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict, invalid } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { type Card, cardToWrite, type CardWrite, ownCard } from '../access.ts';
import { recordEvent, writeCard } from '../actions.ts';
import { newCode } from '../rules.ts';
import { describeOwnCard } from '../own/queries.ts';
import { changeDraft, copyOf } from './rules.ts';

interface Start {
  viewer: SignedIn;
  kind: CardKind;
  category: string;
  draft?: DraftChange | undefined;
  copy_of?: string | undefined;
}

/**
 * Begins a card, or finds the one begun before: then `draft` is not applied to it, and a copy is
 * refused, for it would be lost.
 */
export async function startCard(db: Database, start: Start): Promise<OwnCard> {
  const found = await getCategory(db, start.category);
  return inTransaction(db, async (trx) => {
    const begun = await unfinished(trx, start, found.id);
    if (begun && start.copy_of !== undefined) throw conflict(twoDrafts);
    if (!begun && found.hidden) throw conflict(notOffered, 'wrong_state');
    return describeOwnCard(trx, begun ?? (await beginCard(trx, start, found)));
  });
}

const twoDrafts = 'В этой категории уже есть начатая карточка. Допишите её или удалите';

const notOffered = 'Новых карточек в этой категории больше не бывает. Выберите другую категорию';

function unfinished(trx: Connection, { viewer, kind }: Start, categoryId: number) {
  return trx
    .selectFrom('cards')
    .selectAll()
    .where('owner_id', '=', viewer.id)
    .where('kind', '=', kind)
    .where('category_id', '=', categoryId)
    .where('state', '=', 'draft')
    .where('first_published_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

const codeTries = 5;

async function beginCard(
  trx: Connection,
  start: Start,
  { id, category }: StoredCategory,
): Promise<Card> {
  const definitions = await listDefinitions(trx, id, start.kind);
  const first = await firstDraft(trx, start, definitions);
  const draft = changeDraft(start.kind, first, start.draft ?? {}, definitions);
  await checkCity(trx, draft.city, first.city);
  await checkPhotos(trx, start.viewer, draft.photos);
  for (let tries = 0; tries < codeTries; tries += 1) {
    const card = await trx
      .insertInto('cards')
      .values({
        kind: start.kind,
        owner_id: start.viewer.id,
        category_id: id,
        slug: `${category.slug}-${newCode()}`,
        draft: JSON.stringify(draft),
      })
      // Either another tab began the same card, or the code is taken.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (card) {
      await recordEvent(trx, start.viewer, null, card, 'created');
      return card;
    }
    const begun = await unfinished(trx, start, id);
    if (begun && start.copy_of !== undefined) throw conflict(twoDrafts);
    if (begun) return begun;
  }
  throw new Error('No free code for a card');
}

async function firstDraft(
  trx: Connection,
  { viewer, kind, copy_of }: Start,
  definitions: AttributeDefinition[],
): Promise<Draft> {
  if (copy_of === undefined) return emptyDraft;
  const { draft } = await ownCard(trx, viewer, kind, copy_of);
  const photos = await ownPictures(trx, viewer, [...new Set(draft.photos)]);
  return copyOf(draft, { definitions, photos, today: moscowDay(new Date()) });
}

export async function saveDraft(
  db: Database,
  write: CardWrite,
  change: DraftChange,
): Promise<OwnCard> {
  return inTransaction(db, async (trx) => {
    const card = await cardToWrite(trx, write);
    const definitions = await listDefinitions(trx, card.category_id, card.kind);
    const draft = changeDraft(card.kind, card.draft, change, definitions, card.content);
    await checkCity(trx, change.city, card.draft.city);
    await checkPhotos(trx, write.viewer, change.photos);
    await writeCard(trx, card, { draft: JSON.stringify(draft) });
    return describeOwnCard(trx, card);
  });
}

/** One that is offered no more stays where it was chosen. */
async function checkCity(
  trx: Connection,
  slug: string | null | undefined,
  kept: string | null,
): Promise<void> {
  if (!slug || slug === kept || (await isCityOffered(trx, slug))) return;
  throw invalid({ 'draft.city': ['Такого города у нас нет. Выберите из списка'] });
}

/** Only pictures that the owner of the card has sent. */
async function checkPhotos(trx: Connection, viewer: SignedIn, ids: string[] = []): Promise<void> {
  const own = await ownPictures(trx, viewer, [...new Set(ids)]);
  if (own.length === ids.length) return;
  throw invalid({ 'draft.photos': ['Одной из фотографий уже нет. Добавьте её снова'] });
}
