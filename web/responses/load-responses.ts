import { cardCalls } from '#contract/card-calls.ts';
import { isStaff, roleFromWire } from '#contract/roles.ts';
import { responseCalls } from '#contract/responses.ts';
import type { User } from '#contract/session.ts';
import type { Api } from '#web/lib/api/api.ts';
import type { ResponsesSearch } from './responses-search.ts';

/** Of one's own cards, those that people could answer to. */
export async function loadResponses(api: Api, user: User, { card, status, page }: ResponsesSearch) {
  const role = roleFromWire(user.role.name);
  const kind = role === 'employer' ? ('vacancy' as const) : ('resume' as const);
  const query = { ...(card && { [kind]: card }), ...(status && { status }), ...(page && { page }) };
  const [list, own] = await Promise.all([
    api.call(responseCalls.list, { query }),
    isStaff(role) ? { data: [] } : api.call(cardCalls[kind].listOwn, { query: {} }),
  ]);
  const cards = own.data.filter(({ state }) => state !== 'draft');
  return { kind, list, cards, search: { card, status, page } };
}
