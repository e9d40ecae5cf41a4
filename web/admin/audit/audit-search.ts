import { isDay } from '#contract/days.ts';
import { formatQuery } from '#contract/query-string.ts';

export interface AuditSearch {
  actor: number | null;
  action: string | null;
  /** The last day, as 2026-11-24. */
  until: string | null;
}

/** The part of the address that the log depends on; what makes no sense is left out. */
export function auditSearch(search: object): AuditSearch {
  const { actor, action, until } = search as Record<string, unknown>;
  return {
    actor: typeof actor === 'string' && /^[1-9]\d{0,14}$/.test(actor) ? Number(actor) : null,
    action: typeof action === 'string' && /^[a-z_]{1,60}$/.test(action) ? action : null,
    until: isDay(until) ? until : null,
  };
}

/** As the API asks for it. */
export function auditQuery({ actor, action, until }: AuditSearch) {
  return {
    ...(actor !== null && { actor }),
    ...(action !== null && { action }),
    ...(until !== null && { until }),
  };
}

/** As it stands in an address. */
export const auditPath = (query: Record<string, string>): string =>
  `/admin/audit${formatQuery(query)}`;
