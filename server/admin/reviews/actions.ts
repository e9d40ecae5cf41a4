import type { ReviewDecision } from '#contract/moderation.ts';
import { moscowDay } from '#contract/russian.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { checkNotOwn, checkUndecided, checkUndo } from '#server/decisions/access.ts';
import { applyLater, decidedBy, isDue, undecided } from '#server/decisions/actions.ts';
import { notify } from '#server/notifications/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { type Card, cardToJudge } from '#server/cards/access.ts';
import { recordEvent } from '#server/cards/actions.ts';
import { closeOver } from '#server/cards/lifecycle/expiry.actions.ts';
import { showContent } from '#server/cards/lifecycle/content.actions.ts';
import { toldCard } from '#server/cards/titles.queries.ts';
import { reviewToJudge } from './access.ts';

const outcomes = { approve: 'Карточку уже одобрили', reject: 'Карточку уже вернули' };

/** Keeps the decision at once; it takes effect ten seconds later. */
export async function decideReview(
  db: Database,
  viewer: SignedIn,
  id: number,
  wish: ReviewDecision,
): Promise<{ undo_until: string }> {
  const { decision } = wish;
  const { reason, notes = {} } = wish.decision === 'reject' ? wish : { reason: '' };
  return inTransaction(db, async (trx) => {
    const review = await reviewToJudge(trx, id);
    await checkNotOwn(trx, viewer, review);
    const before = await checkUndecided(trx, viewer, review, { decision, reason }, outcomes);
    if (before) return before;
    const { decided_at } = await trx
      .updateTable('card_reviews')
      .set({ decision, reason, notes: JSON.stringify(notes), ...decidedBy(viewer) })
      .where('id', '=', id)
      .returning('decided_at')
      .executeTakeFirstOrThrow();
    return applyLater(trx, 'apply_review', id, decided_at);
  });
}

export async function undoReview(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const review = await reviewToJudge(trx, id);
    if (!(await checkUndo(trx, viewer, review, outcomes))) return;
    await reopen(trx, id);
    await recordAudit(trx, viewer, {
      action: 'undo',
      subject: { type: 'card', id: review.card_id },
      detail: { undone: `review_${review.decision}` },
    });
  });
}

/** Nobody has decided; it waits again in its old place. */
async function reopen(trx: Connection, id: number): Promise<void> {
  await trx
    .updateTable('card_reviews')
    .set({ ...undecided, reason: '', notes: '{}' })
    .where('id', '=', id)
    .execute();
}

/**
 * Lets a decision take effect: once, and only on what was judged. When the owner has taken the
 * card away meanwhile, or is away, nothing was decided.
 */
export async function applyReview(db: Database, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const named = trx.selectFrom('card_reviews').where('id', '=', id);
    const judged = await named.select('card_id').executeTakeFirst();
    if (!judged) return;
    const { card, isAway } = await cardToJudge(trx, judged.card_id);
    const review = await named
      .selectAll()
      .where('applied_at', 'is', null)
      .where('taken_back_at', 'is', null)
      .where(isDue)
      .forUpdate()
      .executeTakeFirst();
    if (!review) return;
    const waits = card.state === 'moderation' || card.state === 'published';
    if (isAway || !waits || card.deleted_at || review.decided_by === null) {
      await reopen(trx, id);
      return;
    }
    const actor = { id: review.decided_by };
    const { content, decision, reason } = review;
    const shown = decision === 'approve' && (await showContent(trx, actor, card, content));
    if (!shown) await refuse(trx, actor, card, reason);
    await trx
      .updateTable('card_reviews')
      .set({ applied_at: new Date() })
      .where('id', '=', id)
      .execute();
    const told = await toldCard(trx, card, content);
    const now = new Date();
    // Its last day has passed while it waited: nobody has seen it, and its owner hears only that.
    const isOver = shown && shown.open_until !== null && shown.open_until < moscowDay(now);
    if (isOver) await closeOver(trx, shown, now);
    else {
      const kind = shown ? 'card_published' : 'card_rejected';
      await notify(trx, { user_id: card.owner_id, kind, card_id: card.id }, told);
    }
    await recordAudit(trx, actor, {
      action: decision === 'approve' ? 'review_approve' : 'review_reject',
      subject: { type: 'card', id: card.id },
      detail: { slug: told.slug, ...(reason && { reason }) },
    });
  });
}

/** People go on seeing the old text, when there is one. */
async function refuse(
  trx: Connection,
  actor: Pick<SignedIn, 'id'>,
  card: Card,
  reason: string,
): Promise<void> {
  const state = card.state === 'published' ? card.state : 'rejected';
  await trx.updateTable('cards').set({ state }).where('id', '=', card.id).execute();
  await recordEvent(trx, actor, card, { ...card, state }, 'rejected', reason);
}
