import { sql } from 'kysely';
import type { OwnCard } from '#contract/own-cards.ts';
import type { CardKind } from '#contract/categories.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { addJob } from '#server/platform/queue.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockAnyUser, lockUser } from '#server/users/access.ts';
import { type Card, cardToJudge, ownCard } from '../access.ts';
import { markCardChanged, recordEvent } from '../actions.ts';
import { tellOwner } from '../notes.actions.ts';
import { describeOwnCard } from '../own/queries.ts';
import { checkStep } from './rules.ts';
import { cardsMaybeSilent, contactsOf, hasSilentCard } from './silence.queries.ts';
import { askedLongAgo, isSilent, raised, sunk } from './silence.rules.ts';

const atOnce = 200;

/**
 * Asks the owners of shown cards who have not answered three people in a row whether the card still
 * holds, a batch after that card; answers the last one, or null when there are no more.
 */
export async function askSilentOwners(
  db: Database,
  now: Date,
  after: number,
): Promise<number | null> {
  const ids = await cardsMaybeSilent(db, now, { after, limit: atOnce });
  for (const id of ids) await inTransaction(db, (trx) => askIfSilent(trx, id, now));
  return ids.length < atOnce ? null : (ids.at(-1) ?? null);
}

async function askIfSilent(trx: Connection, id: number, now: Date): Promise<void> {
  const { card, isAway } = await cardToJudge(trx, id);
  const isShown = card.state === 'published' && card.deleted_at === null && !isAway;
  if (!isShown || card.silence_asked_at !== null) return;
  if (!isSilent(await contactsOf(trx, id, now), card.silence_ended_at, now)) return;
  await write(trx, card, { silence_asked_at: now });
  await tellOwner(trx, card, 'card_silent', await describeOwnCard(trx, card));
}

/** Lowers cards whose owner was asked a week ago and is silent still; answers how many. */
export async function sinkSilentCards(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (trx) => {
    const cards = await trx
      .selectFrom('cards')
      .selectAll()
      .where('silence_asked_at', '<=', askedLongAgo(now))
      .where('sunk_from', 'is', null)
      .where('state', '=', 'published')
      .where('deleted_at', 'is', null)
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const card of cards) {
      const after = await write(trx, card, sunk(card));
      await recordEvent(trx, null, card, after, 'sunk');
      await markCardChanged(trx, after);
    }
    return cards.length;
  });
}

/** «Да, актуально»; said once more it changes nothing. */
export async function confirmCard(
  db: Database,
  { viewer, kind, slug }: { viewer: SignedIn; kind: CardKind; slug: string },
  now = new Date(),
): Promise<OwnCard> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const card = await ownCard(trx, viewer, kind, slug, 'lock');
    checkStep(card, 'confirm');
    if (card.silence_asked_at !== null) await raise(trx, viewer, card, now);
    return describeOwnCard(trx, card);
  });
}

/** Whoever answers anybody is there. */
export async function endSilence(trx: Connection, ownerId: number): Promise<void> {
  const { rows } = await sql<{ isAsked: boolean }>`
    select ${hasSilentCard(ownerId)} as "isAsked"`.execute(trx);
  if (rows[0]?.isAsked) await raiseCardsSoon(trx, ownerId);
}

/** A job, because whoever asks for it holds other locks. */
export const raiseCardsSoon = (trx: Connection, owner: number): Promise<void> =>
  addJob(trx, 'raise_cards', { owner });

export async function raiseCards(db: Database, ownerId: number, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockAnyUser(trx, ownerId);
    const cards = await trx
      .selectFrom('cards')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('silence_asked_at', 'is not', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const card of cards) await raise(trx, null, card, now);
  });
}

async function raise(
  trx: Connection,
  by: Pick<SignedIn, 'id'> | null,
  card: Card,
  now: Date,
): Promise<void> {
  const after = await write(trx, card, raised(card, now));
  if (card.sunk_from === null) return;
  await recordEvent(trx, by, card, after, 'raised');
  await markCardChanged(trx, after);
}

/** The version stays: whoever writes the text meanwhile has not been overtaken by anybody. */
const write = (
  trx: Connection,
  { id }: Card,
  parts: Partial<ReturnType<typeof raised> | ReturnType<typeof sunk> | { silence_asked_at: Date }>,
): Promise<Card> =>
  trx.updateTable('cards').set(parts).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
