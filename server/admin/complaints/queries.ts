import { type NotNull, sql } from 'kysely';
import type { PageMeta } from '#contract/fields.ts';
import { queuedPerPage, type QueuedComplaint } from '#contract/moderation.ts';
import { judgedCards, titled } from '#server/cards/titles.queries.ts';
import { isDue } from '#server/decisions/actions.ts';
import { leftMs, pageMeta, type Pending } from '#server/decisions/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';

/** The oldest first. Those about cards of owners who are away wait until they come back. */
export async function listComplaints(
  db: Connection,
  page: number,
): Promise<{ data: QueuedComplaint[]; meta: PageMeta }> {
  const [rows, { waiting }] = await Promise.all([complaintRows(db, page), countComplaints(db)]);
  const cards = await judgedCards(
    db,
    rows.map(({ card_id }) => card_id),
  );
  const data = rows.flatMap(({ card_id, author_id, author_name, created_at, ...complaint }) => {
    const card = cards.get(card_id);
    if (!card) return [];
    const author = { id: author_id, name: author_name };
    return [{ ...complaint, created_at: created_at.toISOString(), author, card }];
  });
  return { data, meta: pageMeta(page, waiting) };
}

export async function countComplaints(
  db: Connection,
): Promise<{ waiting: number; oldest_at: string | null }> {
  const { waiting, oldest } = await waitingComplaints(db)
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('complaint.created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldest_at: oldest && new Date(oldest).toISOString() };
}

/** What this person has decided and can still take back. */
export async function pendingComplaints(db: Connection, viewer: SignedIn): Promise<Pending[]> {
  const rows = await db
    .selectFrom('complaints')
    .select(['id', 'card_id', 'decision', leftMs.as('left_ms')])
    .where('decided_by', '=', viewer.id)
    .where('closed_at', 'is', null)
    .where((row) => row.not(isDue))
    .$narrowType<{ decision: NotNull }>()
    .execute();
  return titled(db, rows);
}

function waitingComplaints(db: Connection) {
  return db
    .selectFrom('complaints as complaint')
    .innerJoin('cards', 'cards.id', 'complaint.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .where('complaint.decided_at', 'is', null)
    .where('complaint.closed_at', 'is', null)
    .where('cards.deleted_at', 'is', null)
    .where('owner.blocked_at', 'is', null)
    .where('owner.deletion_asked_at', 'is', null);
}

function complaintRows(db: Connection, page: number) {
  return waitingComplaints(db)
    .innerJoin('users as author', 'author.id', 'complaint.author_id')
    .select([
      'complaint.id',
      'complaint.created_at',
      'complaint.reason',
      'complaint.text',
      'complaint.card_id',
      'author.id as author_id',
      'author.name as author_name',
      sql<number>`(
        select count(*)::int - 1 from complaints as other
        where other.card_id = complaint.card_id and other.closed_at is null
      )`.as('others'),
    ])
    .orderBy('complaint.created_at')
    .orderBy('complaint.id')
    .limit(queuedPerPage)
    .offset((page - 1) * queuedPerPage)
    .execute();
}
