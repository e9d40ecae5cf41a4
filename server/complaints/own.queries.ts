import { sql } from 'kysely';
import type { OwnComplaint } from '#contract/complaints.ts';
import type { ComplaintLine } from '#contract/person-page.ts';
import { judgedCards } from '#server/cards/titles.queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { stateOf } from './rules.ts';

/** Nobody has more; the limit only guards the server. */
const listedAtMost = 200;

/** When it was answered, or the card was no more. */
export const closedAt = sql<Date | null>`coalesce(applied_at, withdrawn_at)`;

/** A decision that can still be taken back is not told. */
export async function complaintsOf(db: Connection, viewer: SignedIn): Promise<OwnComplaint[]> {
  const rows = await db
    .selectFrom('complaints as complaint')
    .leftJoin('channels', 'channels.id', 'complaint.channel_id')
    .leftJoin('cards', (join) =>
      join.on('cards.id', '=', sql<number>`coalesce(complaint.card_id, channels.card_id)`),
    )
    .leftJoin('users as owner', 'owner.id', 'cards.owner_id')
    .select(['complaint.id', 'cards.id as card_id', 'complaint.created_at', 'complaint.reason'])
    .select(['complaint.text', 'complaint.decision', 'complaint.answer'])
    .select(closedAt.as('closed_at'))
    .select(['cards.slug', 'cards.kind', 'channels.key as channel'])
    .select(
      // Null: there is no card.
      sql<boolean | null>`cards.state = 'published' and cards.deleted_at is null
        and owner.blocked_at is null and owner.deletion_asked_at is null`.as('is_shown'),
    )
    .where('complaint.author_id', '=', viewer.id)
    .orderBy('complaint.id', 'desc')
    .limit(listedAtMost)
    .execute();
  const cards = await judgedCards(
    db,
    rows.flatMap(({ card_id }) => card_id ?? []),
  );
  return rows.map(({ card_id, slug, kind, is_shown, decision, closed_at, ...complaint }) => {
    const state = stateOf({ decision, closed_at });
    const title = (card_id !== null && cards.get(card_id)?.title) || '';
    return {
      ...complaint,
      created_at: complaint.created_at.toISOString(),
      card: slug && kind ? { slug, kind, title, is_shown: is_shown ?? false } : null,
      state,
      // Why a card was taken away is said to its owner.
      answer: state === 'dismissed' ? complaint.answer : '',
      closed_at: closed_at?.toISOString() ?? null,
    };
  });
}

/** Of a person, and about them or a card of theirs, the newest first. */
export async function complaintsAround(
  db: Connection,
  personId: number,
  most: number,
): Promise<ComplaintLine[]> {
  const rows = await db
    .selectFrom('complaints')
    .select(['id', 'reason', 'text', 'author_id', 'created_at', closedAt.as('closed_at')])
    // Each by an index of its own.
    .where('id', 'in', (of) =>
      of
        .selectFrom('complaints')
        .select('id')
        .where('author_id', '=', personId)
        .unionAll(of.selectFrom('complaints').select('id').where('person_id', '=', personId))
        .unionAll(
          of
            .selectFrom('complaints')
            .innerJoin('cards', 'cards.id', 'complaints.card_id')
            .select('complaints.id')
            .where('cards.owner_id', '=', personId),
        ),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, reason, text, author_id, created_at, closed_at }) => ({
    id,
    reason,
    text,
    is_own: author_id === personId,
    is_answered: closed_at !== null,
    created_at: created_at.toISOString(),
  }));
}
