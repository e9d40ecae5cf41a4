import type { AuditEntry } from '#contract/audit.ts';
import type { Connection } from '#server/platform/database.ts';
import { endOfDay } from '#server/platform/database/days.queries.ts';

const listedAtOnce = 50;

interface AuditFilter {
  before?: number | undefined;
  actor?: number | undefined;
  action?: string | undefined;
  /** The last day, in Moscow. */
  until?: string | undefined;
  /** About whom or what. */
  subject?: AuditEntry['subject'] | undefined;
}

/** The newest first, before the one that the cursor names. */
export async function listAudit(
  db: Connection,
  { before, actor, action, until, subject }: AuditFilter,
): Promise<{ data: AuditEntry[]; meta: { next_cursor: number | null } }> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select([
      'audit_log.id',
      'audit_log.created_at',
      'audit_log.actor_id',
      'audit_log.action',
      'audit_log.subject_type',
      'audit_log.subject_id',
      'audit_log.detail',
      'users.name',
    ])
    .$narrowType<{ detail: AuditEntry['detail'] }>();
  if (before !== undefined) query = query.where('audit_log.id', '<', before);
  if (actor !== undefined) query = query.where('audit_log.actor_id', '=', actor);
  if (action !== undefined) query = query.where('audit_log.action', '=', action);
  if (until !== undefined) {
    query = query.where('audit_log.created_at', '<', endOfDay(until));
  }
  if (subject) {
    query = query
      .where('audit_log.subject_type', '=', subject.type)
      .where('audit_log.subject_id', '=', subject.id);
  }
  const rows = await query
    .orderBy('audit_log.id', 'desc')
    .limit(listedAtOnce + 1)
    .execute();
  const shown = rows.slice(0, listedAtOnce);
  const data = shown.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    actor: { id: row.actor_id, name: row.name },
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id },
    detail: row.detail,
  }));
  const hasMore = rows.length > listedAtOnce;
  return { data, meta: { next_cursor: hasMore ? (shown.at(-1)?.id ?? null) : null } };
}

/** The log keeps them, whatever becomes of the complaint; the newest first, by the person. */
export async function warningsOf(
  db: Connection,
  people: number[],
): Promise<Map<number, { reason: string; at: string }[]>> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['subject_id', 'detail', 'created_at'])
    .$narrowType<{ detail: AuditEntry['detail'] }>()
    .where('subject_type', '=', 'user')
    .where('subject_id', 'in', ['', ...people.map(String)])
    .where('action', '=', 'complaint_warn')
    .orderBy('id', 'desc')
    .execute();
  const byPerson = Map.groupBy(rows, ({ subject_id }) => Number(subject_id));
  return new Map(
    [...byPerson].map(([id, entries]) => [
      id,
      entries.map(({ detail, created_at }) => ({
        reason: detail['reason'] ?? '',
        at: created_at.toISOString(),
      })),
    ]),
  );
}
