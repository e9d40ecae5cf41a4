import type { PageMeta } from '#contract/fields.ts';
import { queuedPerPage } from '#contract/moderation.ts';

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
