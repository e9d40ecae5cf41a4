import { responseStatusSchema, type ResponseStatus } from '#contract/response-states.ts';

/** What the list shows: those of one card, in one state, a later page. */
export interface ResponsesSearch {
  card?: string | undefined;
  status?: ResponseStatus | undefined;
  page?: number | undefined;
}

export function readResponsesSearch(search: Record<string, unknown>): ResponsesSearch {
  const status = responseStatusSchema.safeParse(search['status']).data;
  const card = search['card'];
  const page = Number(search['page']);
  return {
    ...(typeof card === 'string' && /^[a-z0-9-]{6,120}$/.test(card) && { card }),
    ...(status && { status }),
    ...(Number.isInteger(page) && page > 1 && page <= 400 && { page }),
  };
}
