import { sql } from 'kysely';
import type { OwnComplaint } from '#contract/complaints.ts';
import { titled } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { stateOf } from './rules.ts';

/** Nobody has more; the limit only guards the server. */
const listedAtMost = 200;

/** When it was answered, or the card was no more. */
export const closedAt = sql<Date | null>`coalesce(applied_at, withdrawn_at)`;

/** A decision that can still be taken back is not told. */
export async function complaintsOf(db: Connection, viewer: SignedIn): Promise<OwnComplaint[]> {
  const rows = await db
    .selectFrom('complaints as complaint')
    .innerJoin('cards', 'cards.id', 'complaint.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .select(['complaint.id', 'complaint.card_id', 'complaint.created_at', 'complaint.reason'])
    .select(['complaint.text', 'complaint.decision', 'complaint.answer'])
    .select(closedAt.as('closed_at'))
    .select(['cards.slug', 'cards.kind'])
    .select(
      sql<boolean>`cards.state = 'published' and cards.deleted_at is null
        and owner.blocked_at is null and owner.deletion_asked_at is null`.as('is_shown'),
    )
    .where('complaint.author_id', '=', viewer.id)
    .orderBy('complaint.id', 'desc')
    .limit(listedAtMost)
    .execute();
  const complaints = await titled(db, rows);
  return complaints.map(({ slug, kind, title, is_shown, decision, closed_at, ...complaint }) => {
    const state = stateOf({ decision, closed_at });
    return {
      ...complaint,
      created_at: complaint.created_at.toISOString(),
      card: { slug, kind, title, is_shown },
      state,
      // Why a card was taken away is said to its owner.
      answer: state === 'dismissed' ? complaint.answer : '',
      closed_at: closed_at?.toISOString() ?? null,
    };
  });
}
