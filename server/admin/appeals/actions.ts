import type { AppealDecision } from '#contract/moderation.ts';
import { recordAudit } from '#server/audit/actions.ts';
import { checkNotOwn, checkUndecided, checkUndo } from '#server/decisions/access.ts';
import { applyLater, decidedBy, isDue, undecided } from '#server/decisions/actions.ts';
import { notify } from '#server/notifications/actions.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { recordEvent } from '#server/cards/actions.ts';
import { bringBack } from '#server/cards/lifecycle/blocking.actions.ts';
import { cardToJudge, type JudgedCard } from '#server/cards/access.ts';
import { toldCard } from '#server/cards/titles.queries.ts';
import { appealToJudge } from './access.ts';

const outcomes = { grant: 'Карточку уже вернули', deny: 'Владельцу уже отказали' };

/** Keeps the decision at once; it takes effect ten seconds later. */
export async function decideAppeal(
  db: Database,
  viewer: SignedIn,
  id: number,
  { decision, reason = '' }: AppealDecision,
): Promise<{ undo_until: string }> {
  return inTransaction(db, async (trx) => {
    const appeal = await appealToJudge(trx, id);
    await checkNotOwn(trx, viewer, appeal);
    const before = await checkUndecided(trx, viewer, appeal, { decision, reason }, outcomes);
    if (before) return before;
    const { decided_at } = await trx
      .updateTable('appeals')
      .set({ decision, reason, ...decidedBy(viewer) })
      .where('id', '=', id)
      .returning('decided_at')
      .executeTakeFirstOrThrow();
    return applyLater(trx, 'apply_appeal', id, decided_at);
  });
}

export async function undoAppeal(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const appeal = await appealToJudge(trx, id);
    if (!(await checkUndo(trx, viewer, appeal, outcomes))) return;
    await reopen(trx, id);
    await recordAudit(trx, viewer, {
      action: 'undo',
      subject: { type: 'card', id: appeal.card_id },
      detail: { undone: `appeal_${appeal.decision}` },
    });
  });
}

const reopen = (trx: Connection, id: number) =>
  trx
    .updateTable('appeals')
    .set({ ...undecided, reason: '' })
    .where('id', '=', id)
    .execute();

/** Lets a decision take effect, once. A card that its owner has deleted meanwhile stays deleted. */
export async function applyAppeal(db: Database, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const named = trx.selectFrom('appeals').where('id', '=', id);
    const known = await named.select('card_id').executeTakeFirst();
    if (!known) return;
    const judged = await cardToJudge(trx, known.card_id);
    const appeal = await named
      .selectAll()
      .where('applied_at', 'is', null)
      .where(isDue)
      .forUpdate()
      .executeTakeFirst();
    if (!appeal) return;
    const { card } = judged;
    if (card.state !== 'blocked' || card.deleted_at || appeal.decided_by === null) {
      await reopen(trx, id);
      return;
    }
    const actor = { id: appeal.decided_by };
    if (appeal.decision === 'grant') await bringBack(trx, actor, judged);
    else await refuse(trx, actor, judged, appeal.reason);
    await trx.updateTable('appeals').set({ applied_at: new Date() }).where('id', '=', id).execute();
    await recordAudit(trx, actor, {
      action: appeal.decision === 'grant' ? 'appeal_grant' : 'appeal_deny',
      subject: { type: 'card', id: card.id },
      detail: { slug: card.slug, ...(appeal.reason && { reason: appeal.reason }) },
    });
  });
}

async function refuse(
  trx: Connection,
  actor: Pick<SignedIn, 'id'>,
  { card }: JudgedCard,
  reason: string,
): Promise<void> {
  await recordEvent(trx, actor, card, card, 'appeal_denied', reason);
  const told = await toldCard(trx, card);
  await notify(trx, { user_id: card.owner_id, kind: 'appeal_denied', card_id: card.id }, told);
}
