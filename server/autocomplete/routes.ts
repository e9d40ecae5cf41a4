import { autocomplete } from '#contract/autocomplete.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { suggest } from './queries.ts';

export function addSuggestionsRoutes(add: AddRoute, { db }: Deps): void {
  add(autocomplete, async ({ query }) => ({ data: await suggest(db, query) }));
}
