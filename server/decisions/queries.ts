import { sql } from 'kysely';
import type { PageMeta } from '#contract/fields.ts';
import { type PendingDecision, queuedPerPage, undoSeconds } from '#contract/moderation.ts';

/** A decision as its queue knows it. */
export type Pending = Omit<PendingDecision, 'queue'>;

/** For how long a decision can be taken back; asked of a row that was decided and is not due. */
export const leftMs = sql<number>`ceil(1000 * extract(
  epoch from decided_at + make_interval(secs => ${undoSeconds}) - now()
))::int`;

/** Of any queue. */
export function pageMeta(page: number, total: number): PageMeta {
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / queuedPerPage)),
    per_page: queuedPerPage,
    total,
    total_is_exact: true,
  };
}
