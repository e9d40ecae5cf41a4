import type { OwnCard } from '#contract/cards.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import { giveConsents } from '#server/consents/actions.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { invalid } from '#server/platform/errors.ts';
import type { Client } from '#server/platform/route.ts';
import { type Card, cardToWrite, type CardWrite } from '../access.ts';
import { markCardChanged, markOwnerCardsChanged, recordEvent, writeCard } from '../actions.ts';
import { describeOwnCard } from '../queries.ts';
import { publication, withdrawal } from '../rules.ts';
import { checkPublishable, moscowDay, publishedSlug, searchColumns } from './rules.ts';

export interface Publication extends CardWrite {
  /** True: the owner of a resume agrees to be shown to everybody. */
  distributionConsent: boolean;
  client: Client;
}

/** Shows the draft to people as it stands now. */
export async function publishCard(db: Database, write: Publication): Promise<OwnCard> {
  return db.transaction().execute(async (trx) => {
    const card = await cardToWrite(trx, write);
    const definitions = await listDefinitions(trx, card.category_id, card.kind);
    checkPublishable(card.draft, definitions);
    const published = await writeCard(trx, card, {
      ...publication(card, new Date()),
      ...(await placeColumns(trx, card)),
      ...searchColumns(card.draft, definitions),
      content: JSON.stringify(card.draft),
    });
    const reason = card.state === 'published' ? 'changed' : 'published';
    await recordEvent(trx, write.viewer, card, published, reason);
    await markCardChanged(trx, published);
    if (card.kind === 'resume' && write.distributionConsent) await giveConsent(trx, write);
    return describeOwnCard(trx, card);
  });
}

/** The text stays, for its owner; people see the card no more. */
export async function withdrawCard(db: Database, write: CardWrite): Promise<OwnCard> {
  return db.transaction().execute(async (trx) => {
    const card = await cardToWrite(trx, write);
    const withdrawn = await writeCard(trx, card, withdrawal(card));
    await recordEvent(trx, write.viewer, card, withdrawn, 'withdrawn');
    await markCardChanged(trx, card);
    return describeOwnCard(trx, card);
  });
}

/**
 * Takes away the vacancies whose last day is over where most people live, in Moscow; answers how
 * many there were. The text stays for its owner, who may set another day and publish it again.
 */
export async function closeExpiredCards(db: Database, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const cards = await trx
      .selectFrom('cards')
      .selectAll()
      .where('state', '=', 'published')
      .where('deleted_at', 'is', null)
      .where('closes_on', '<', moscowDay(now))
      .limit(closedAtOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const card of cards) {
      const closed = await writeCard(trx, card, withdrawal(card));
      await recordEvent(trx, null, card, closed, 'expired');
      await markCardChanged(trx, card);
    }
    return cards.length;
  });
}

const closedAtOnce = 200;

/** The slug names the city of the first publication and never changes after it. */
async function placeColumns(
  trx: Connection,
  card: Card,
): Promise<{ city_id: number; slug: string }> {
  const place = await trx
    .selectFrom(['cities', 'categories'])
    .select(['cities.id', 'cities.prepositional', 'categories.slug as category'])
    .where('cities.slug', '=', card.draft.city)
    .where('categories.id', '=', card.category_id)
    .executeTakeFirst();
  if (!place) throw invalid({ city: ['Такого города у нас нет. Выберите из списка'] });
  const slug = card.first_published_at
    ? card.slug
    : publishedSlug(place.category, place.prepositional, card.slug);
  return { city_id: place.id, slug };
}

async function giveConsent(trx: Connection, { viewer, client }: Publication): Promise<void> {
  await giveConsents(trx, viewer.id, ['distribution'], client);
  // The name comes to light on the other cards, too.
  await markOwnerCardsChanged(trx, viewer.id);
}
