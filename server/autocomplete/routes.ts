import { autocomplete } from '#contract/autocomplete.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { suggest } from './queries.ts';

export function addSuggestionsRoutes(add: AddRoute): void {
  add(autocomplete, async ({ query }, { db }) => ({ data: await suggest(db, query) }));
}
