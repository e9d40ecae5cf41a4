import { sql } from 'kysely';
import type { PageMeta } from '#contract/fields.ts';
import { type PendingDecision, queuedPerPage, type Taken, undoSeconds } from '#contract/queues.ts';
import { type Connection, type Database, inTransaction } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import type { DecisionQueue } from './access.ts';
import { isDue, judgedRows } from './rows.queries.ts';
import { takesOf } from './takes.queries.ts';
import { expectedWait } from './waits.queries.ts';

/** What a queue is asked for when only reading; of any queue. */
type Readable<Item = unknown> = Pick<
  DecisionQueue<never, never, Item>,
  'name' | 'table' | 'waiting' | 'isByUrgency' | 'describe' | 'titles'
>;

/** The most urgent and then the oldest first, by pages. Those of people who are away wait until they come back. */
export async function listQueue<Item extends { id: number }>(
  db: Connection,
  queue: Readable<Item>,
  viewer: Pick<SignedIn, 'id'>,
  page: number,
): Promise<{ data: (Item & { taken: Taken | null })[]; meta: PageMeta }> {
  const [rows, { waiting }] = await Promise.all([
    db
      .selectFrom(queue.waiting(db, viewer).as('waiting'))
      .select('waiting.id')
      .$if(queue.isByUrgency === true, (rows) => rows.orderBy(sql`waiting.urgency`, 'desc'))
      .orderBy('waiting.created_at')
      .orderBy('waiting.id')
      .limit(queuedPerPage)
      .offset((page - 1) * queuedPerPage)
      .execute(),
    countQueue(db, queue, viewer),
  ]);
  const ids = rows.map(({ id }) => id);
  const items = ids.length > 0 ? await queue.describe(db, ids) : [];
  const takes = await takesOf(db, queue, viewer, ids);
  const byId = new Map(
    items.map((item) => [item.id, { ...item, taken: takes.get(item.id) ?? null }]),
  );
  return { data: ids.flatMap((id) => byId.get(id) ?? []), meta: pageMeta(page, waiting) };
}

/** How much waits in each queue for this person of the staff, and since when. */
export const countQueues = <Name extends string>(
  db: Connection,
  queues: readonly (Readable & { name: Name })[],
  viewer: Pick<SignedIn, 'id'>,
) =>
  Promise.all(
    queues.map(async (queue) => ({
      queue: queue.name,
      ...(await countQueue(db, queue, viewer)),
      wait_minutes: await expectedWait(db, queue),
    })),
  );

/** How much waits for this person of the staff, and since when. */
export async function countQueue(
  db: Connection,
  queue: Readable,
  viewer: Pick<SignedIn, 'id'>,
): Promise<{ waiting: number; oldest_at: string | null }> {
  const { waiting, oldest } = await db
    .selectFrom(queue.waiting(db, viewer).as('waiting'))
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min('waiting.created_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldest_at: oldest && new Date(oldest).toISOString() };
}

/** What this person has decided and can still take back, the newest first. */
export async function listPending<Name extends string>(
  db: Database,
  queues: readonly (Readable & { name: Name })[],
  viewer: Pick<SignedIn, 'id'>,
): Promise<(Omit<PendingDecision, 'queue'> & { queue: Name })[]> {
  // In a transaction it is the same moment for all, so that they stand in the right order.
  return inTransaction(db, async (trx) => {
    const pending = await Promise.all(queues.map((queue) => pendingIn(trx, queue, viewer)));
    return pending.flat().toSorted((one, other) => other.left_ms - one.left_ms);
  });
}

async function pendingIn<Name extends string>(
  db: Connection,
  queue: Readable & { name: Name },
  viewer: Pick<SignedIn, 'id'>,
) {
  const rows = await judgedRows(db, queue)
    .select(['id', sql<string>`decision`.as('decision'), leftMs.as('left_ms')])
    .where('decided_by', '=', viewer.id)
    .where('applied_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((row) => row.not(isDue))
    .execute();
  if (rows.length === 0) return [];
  const titles = await queue.titles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ queue: queue.name, ...row, title: titles.get(row.id) ?? '' }));
}

/** For how long a decision can be taken back; asked of a row that was decided and is not due. */
const leftMs = sql<number>`ceil(1000 * extract(
  epoch from decided_at + make_interval(secs => ${undoSeconds}) - now()
))::int`;

function pageMeta(page: number, total: number): PageMeta {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / queuedPerPage)),
    per_page: queuedPerPage,
    total,
    total_is_exact: true,
  };
}
