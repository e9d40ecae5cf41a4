import { cardCalls } from '#contract/card-calls.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import type { DraftChange } from '#contract/drafts.ts';
import { apiBase, isOwnOrigin } from '#web/lib/api/api-base.ts';
import { xsrfToken } from '#web/lib/api/xsrf.ts';
import type { FormAddress } from '../../owner/address.ts';

/**
 * A save that outlives the page. Nobody waits for the answer: should it not arrive, the copy in
 * this browser is sent when the form is opened again.
 */
export function sendLast(
  { kind, category }: FormAddress,
  card: OwnCard | null,
  draft: DraftChange,
) {
  const { create, update } = cardCalls[kind];
  const call = card ? update : create;
  const body = card ? { version: card.version, draft } : { category, draft };
  const token = xsrfToken();
  void fetch(apiBase() + call.path.replace(':slug', card?.slug ?? ''), {
    method: call.method,
    keepalive: true,
    credentials: isOwnOrigin() ? 'include' : 'omit',
    headers: { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': token }) },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
