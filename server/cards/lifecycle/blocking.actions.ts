import { moscowDay } from '#contract/russian.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { checkNotOwnCard } from '#server/decisions/access.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import { conflict } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { countSlotsTakenBefore, getAllowance } from '#server/tariffs/entitlements.queries.ts';
import type { Card, JudgedCard } from '../access.ts';
import { markCardChanged, recordEvent } from '../actions.ts';
import { tellOwner } from '../notes.actions.ts';
import { toldCard } from '../titles.queries.ts';
import { cardBySlug, stateBeforeBlock } from './blocking.access.ts';
import { comeBack } from './blocking.rules.ts';

type Actor = Pick<SignedIn, 'id'>;

/** Takes a locked card away from people; its owner is told why. The version stays. */
export async function blockCard(
  trx: Connection,
  actor: Actor,
  { card }: JudgedCard,
  reason: string,
): Promise<void> {
  if (card.state === 'blocked') throw conflict('Карточку уже сняли', 'wrong_state');
  if (!card.content) throw conflict('Эту карточку люди ещё не видели', 'wrong_state');
  const blocked = await trx
    .updateTable('cards')
    .set({ state: 'blocked', blocked_reason: reason, blocked_at: new Date() })
    .where('id', '=', card.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, actor, card, blocked, 'blocked', reason);
  await markCardChanged(trx, card);
  const told = await toldCard(trx, card);
  await tellOwner(trx, card, 'card_blocked', told, [`Причина: ${reason}`]);
  await recordAudit(trx, actor, {
    action: 'card_block',
    subject: { type: 'card', id: card.id },
    detail: { slug: card.slug, reason },
  });
}

/** At once and without an appeal; one that waits is granted by it. */
export async function unblockCard(db: Database, viewer: SignedIn, slug: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const judged = await cardBySlug(trx, slug);
    const { card } = judged;
    await checkNotOwnCard(trx, viewer, { card_id: card.id });
    if (card.state !== 'blocked') return;
    await trx
      .updateTable('appeals')
      .set({
        decision: 'grant',
        decided_at: new Date(),
        decided_by: viewer.id,
        applied_at: new Date(),
      })
      .where('card_id', '=', card.id)
      .where('applied_at', 'is', null)
      .execute();
    await bringBack(trx, viewer, judged);
    await recordAudit(trx, viewer, {
      action: 'card_unblock',
      subject: { type: 'card', id: card.id },
      detail: { slug: card.slug },
    });
  });
}

/** Makes a locked card what it was before it was blocked, and tells its owner. */
export async function bringBack(trx: Connection, actor: Actor, judged: JudgedCard): Promise<void> {
  const { card } = judged;
  const now = new Date();
  const life = comeBack({
    from: await stateBeforeBlock(trx, card),
    isOver: card.closes_on !== null && card.closes_on < moscowDay(now),
    hasPlace: await hasPlace(trx, judged, now),
    now,
  });
  const back = await trx
    .updateTable('cards')
    .set({ ...life, blocked_reason: null, blocked_at: null })
    .where('id', '=', card.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordEvent(trx, actor, card, back, 'unblocked');
  if (back.state === 'published') await hideWithOwner(trx, back, judged);
  await markCardChanged(trx, card);
  const told = await toldCard(trx, card);
  await tellOwner(trx, card, 'card_unblocked', told);
}

async function hasPlace(trx: Connection, { card, owner }: JudgedCard, now: Date): Promise<boolean> {
  const { cards } = await getAllowance(trx, owner, now);
  return (await countSlotsTakenBefore(trx, card)) < cards;
}

/** The owner is away: it comes back together with them, as their other cards do. */
async function hideWithOwner(
  trx: Connection,
  card: Card,
  { owner, isAway }: JudgedCard,
): Promise<void> {
  if (!isAway) return;
  await trx.updateTable('cards').set({ state: 'paused' }).where('id', '=', card.id).execute();
  const reason = owner.blocked_at ? 'owner_blocked' : 'owner_leaves';
  await recordEvent(trx, null, card, { ...card, state: 'paused' }, reason);
}
