import { type NotNull, sql } from 'kysely';
import type { PageMeta } from '#contract/fields.ts';
import { queuedPerPage, type QueuedAppeal } from '#contract/moderation.ts';
import { isDue } from '#server/decisions/actions.ts';
import { leftMs, pageMeta, type Pending } from '#server/decisions/queries.ts';
import type { Connection } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/viewer.ts';
import { judgedCards, titled } from '#server/cards/titles.queries.ts';

/** The oldest first. Those of owners who are away wait until they come back. */
export async function listAppeals(
  db: Connection,
  page: number,
): Promise<{ data: QueuedAppeal[]; meta: PageMeta }> {
  const [rows, { waiting }] = await Promise.all([appealRows(db, page), countAppeals(db)]);
  const cards = await judgedCards(
    db,
    rows.map(({ card_id }) => card_id),
  );
  const data = rows.flatMap(({ id, created_at, text, card_id, blocked, by }) => {
    const card = cards.get(card_id);
    if (!card) return [];
    const block = { reason: blocked.reason, at: new Date(blocked.at).toISOString(), by };
    return [{ id, created_at: created_at.toISOString(), text, card, block }];
  });
  return { data, meta: pageMeta(page, waiting) };
}

export async function countAppeals(
  db: Connection,
): Promise<{ waiting: number; oldest_at: string | null }> {
  const { waiting, oldest } = await waitingAppeals(db)
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('appeal.created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldest_at: oldest && new Date(oldest).toISOString() };
}

/** What this person has decided and can still take back. */
export async function pendingAppeals(db: Connection, viewer: SignedIn): Promise<Pending[]> {
  const rows = await db
    .selectFrom('appeals')
    .select(['id', 'card_id', 'decision', leftMs.as('left_ms')])
    .where('decided_by', '=', viewer.id)
    .where('applied_at', 'is', null)
    .where((row) => row.not(isDue))
    .$narrowType<{ decision: NotNull }>()
    .execute();
  return titled(db, rows);
}

function waitingAppeals(db: Connection) {
  return db
    .selectFrom('appeals as appeal')
    .innerJoin('cards', 'cards.id', 'appeal.card_id')
    .innerJoin('users as owner', 'owner.id', 'cards.owner_id')
    .where('appeal.decided_at', 'is', null)
    .where('cards.deleted_at', 'is', null)
    .where('cards.state', '=', 'blocked')
    .where('owner.blocked_at', 'is', null)
    .where('owner.deletion_asked_at', 'is', null);
}

function appealRows(db: Connection, page: number) {
  return waitingAppeals(db)
    .select([
      'appeal.id',
      'appeal.created_at',
      'appeal.text',
      'appeal.card_id',
      sql<{ reason: string; at: string }>`
        json_build_object('reason', cards.blocked_reason, 'at', cards.blocked_at)`.as('blocked'),
      sql<{ id: number; name: string | null } | null>`(
        select json_build_object('id', actor.id, 'name', actor.name)
        from card_events as event join users as actor on actor.id = event.actor_id
        where event.card_id = cards.id and event.reason = 'blocked'
        order by event.id desc limit 1
      )`.as('by'),
    ])
    .orderBy('appeal.created_at')
    .orderBy('appeal.id')
    .limit(queuedPerPage)
    .offset((page - 1) * queuedPerPage)
    .execute();
}
