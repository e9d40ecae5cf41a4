import type { OwnCard } from '#contract/cards.ts';
import type { Flag } from '#contract/moderation.ts';
import { listDefinitions } from '#server/categories/queries.ts';
import { giveConsents } from '#server/consents/actions.ts';
import { notify } from '#server/notifications/actions.ts';
import type { Connection, Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { Config } from '#server/platform/config.ts';
import type { Client } from '#server/platform/route.ts';
import { checkPlace, takeTurn } from '#server/tariffs/entitlements/access.ts';
import { type Card, cardToWrite, type CardWrite } from '../access.ts';
import { markCardChanged, markOwnerCardsChanged, recordEvent, writeCard } from '../actions.ts';
import { sendToReview, takeBackReview } from '../moderation/actions.ts';
import { inspect } from '../moderation/queries.ts';
import { describeOwnCard } from '../queries.ts';
import { withdrawal } from '../rules.ts';
import { surroundingsOf } from './queries.ts';
import { checkPublishable, searchColumns } from './rules.ts';
import { showContent } from './showing/actions.ts';
import { moscowDay } from '#contract/russian.ts';

export interface Publication extends CardWrite {
  /** True: the owner of a resume agrees to be shown to everybody. */
  distributionConsent: boolean;
  /** Which cards wait for a person. */
  moderation: Config['moderation'];
  client: Client;
}

/**
 * Shows the draft to people as it stands now, or hands it to those who look at cards before: what
 * people see already stays meanwhile.
 */
export async function publishCard(db: Database, write: Publication): Promise<OwnCard> {
  return db.transaction().execute(async (trx) => {
    // The person before the card, as everywhere, so that nobody waits in a circle.
    const person = await takeTurn(trx, write.viewer);
    if (person.deletion_asked_at) throw conflict(isLeaving, 'wrong_state');
    const found = await cardToWrite(trx, write);
    if (found.state === 'blocked') throw conflict(isBlocked, 'wrong_state');
    const definitions = await listDefinitions(trx, found.category_id, found.kind);
    checkPublishable(found.draft, definitions);
    await checkPlace(trx, write.viewer, found);
    await takeBackReview(trx, found);
    const card = await writeCard(trx, found, {});
    const flags = await inspect(trx, card);
    if (write.moderation === 'all' || flags.length > 0) await send(trx, write, card, flags);
    else await showContent(trx, write.viewer, card, card.draft);
    if (card.kind === 'resume' && write.distributionConsent) await giveConsent(trx, write);
    return describeOwnCard(trx, card);
  });
}

async function send(
  trx: Connection,
  { viewer }: Publication,
  card: Card,
  flags: Flag[],
): Promise<void> {
  await sendToReview(trx, card, flags);
  const state = card.state === 'published' ? card.state : 'moderation';
  await trx.updateTable('cards').set({ state }).where('id', '=', card.id).execute();
  await recordEvent(trx, viewer, card, { ...card, state }, 'sent');
}

const isBlocked = 'Карточку сняли модераторы. Её можно показать, когда они посмотрят ещё раз';
const isLeaving = 'Ваша запись ждёт удаления. Сначала нажмите «Передумать» в кабинете';

/** The text stays, for its owner; people see the card no more. */
export async function withdrawCard(db: Database, write: CardWrite): Promise<OwnCard> {
  return db.transaction().execute(async (trx) => {
    const card = await cardToWrite(trx, write);
    const withdrawn = await writeCard(trx, card, withdrawal(card, new Date()));
    await takeBackReview(trx, card);
    const what = withdrawn.state === 'draft' ? 'taken_back' : 'withdrawn';
    await recordEvent(trx, write.viewer, card, withdrawn, what);
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
      const closed = await writeCard(trx, card, {
        state: 'closed',
        closed_at: now,
        closing: 'expired',
      });
      await recordEvent(trx, null, card, closed, 'expired');
      await markCardChanged(trx, card);
      const note = { user_id: card.owner_id, kind: 'card_closed', card_id: card.id } as const;
      await notify(trx, note, await describeOwnCard(trx, card));
    }
    return cards.length;
  });
}

const closedAtOnce = 200;

/**
 * Tells the search of cards that were published before it knew words and places, a batch after the
 * card `after`; answers the last one, or null when there are no more.
 */
export async function indexOldCards(db: Database, after: number): Promise<number | null> {
  const cards = await db
    .selectFrom('cards')
    .select(['id', 'kind', 'category_id', 'content'])
    .where('id', '>', after)
    .where('heading', '=', '')
    .where('state', '=', 'published')
    .orderBy('id')
    .limit(indexedAtOnce)
    .execute();
  for (const { id, kind, category_id, content } of cards) {
    const surroundings = content && (await surroundingsOf(db, { category_id }, content.city));
    if (!surroundings) continue;
    const definitions = await listDefinitions(db, category_id, kind);
    const columns = searchColumns(content, { ...surroundings, kind, definitions });
    // Published anew in between: then it is known already.
    await db
      .updateTable('cards')
      .set(columns)
      .where('id', '=', id)
      .where('heading', '=', '')
      .execute();
  }
  return cards.at(-1)?.id ?? null;
}

const indexedAtOnce = 100;

async function giveConsent(trx: Connection, { viewer, client }: Publication): Promise<void> {
  await giveConsents(trx, viewer.id, ['distribution'], client);
  // The name comes to light on the other cards, too.
  await markOwnerCardsChanged(trx, viewer.id);
}
