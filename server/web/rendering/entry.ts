import type { PageScope } from '#contract/page.ts';

/** Turns a request for a page into its answer. */
export type Render = (request: Request, scope: PageScope) => Promise<Response>;

/** What the built bundle of the pages exports. */
export interface Entry {
  default: { fetch: (request: Request, options: { context: PageScope }) => Promise<Response> };
}
