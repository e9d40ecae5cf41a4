import type { ResponseStatus } from '#contract/response-states.ts';

/** What the list shows: those of one card, in one state, a later page. */
export interface ResponsesSearch {
  card?: string | undefined;
  status?: ResponseStatus | undefined;
  page?: number | undefined;
}

/** Not the schema: this is in the first bundle, and Zod would come with it. */
const statuses: Record<ResponseStatus, ResponseStatus> = {
  sent: 'sent',
  viewed: 'viewed',
  invited: 'invited',
  hired: 'hired',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
};

export function readResponsesSearch(search: Record<string, unknown>): ResponsesSearch {
  const status = Object.values(statuses).find((one) => one === search['status']);
  const card = search['card'];
  const page = Number(search['page']);
  return {
    ...(typeof card === 'string' && /^[a-z0-9-]{6,120}$/.test(card) && { card }),
    ...(status && { status }),
    ...(Number.isInteger(page) && page > 1 && page <= 400 && { page }),
  };
}
