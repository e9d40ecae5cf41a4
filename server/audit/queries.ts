import type { AuditEntry } from '#contract/moderation.ts';
import type { Connection } from '#server/platform/database.ts';

const listedAtOnce = 50;

interface AuditFilter {
  before?: number | undefined;
  actor?: number | undefined;
  action?: string | undefined;
}

/** The newest first, before the one that the cursor names. */
export async function listAudit(
  db: Connection,
  { before, actor, action }: AuditFilter,
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
