import { apiPrefix } from '#contract/endpoint.ts';

/** The root layout writes the public setting `api_base` here; empty means the page's own origin. */
export const apiBaseMeta = 'api-base';

function apiOrigin(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${apiBaseMeta}"]`)?.content ?? '';
}

/** Where the endpoints of the contract stand, for the browser. */
export function apiBase(): string {
  return apiOrigin() + apiPrefix;
}

/** Cookies and tokens go nowhere else. */
export function isOwnOrigin(): boolean {
  return new URL(apiOrigin(), location.href).origin === location.origin;
}
