import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import { nearCitiesCalls } from '#contract/near-cities.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { ownCard, publicCard } from './access.ts';
import { removeCard } from './actions.ts';
import { saveDraft, startCard } from './drafts/actions.ts';
import { pageOfCard, previewOfCard } from './pages/queries.ts';
import { describeOwnCard, listOwnCards } from './queries.ts';
import { nearCities } from './search/nearby/queries.ts';
import { countOptions } from './search/options/queries.ts';
import { hintPay } from './search/pay/queries.ts';
import { searchCards } from './search/queries.ts';
import { similarCards } from './search/similar/queries.ts';

/** The same calls for vacancies and resumes. */
export function addCardsRoutes(add: AddRoute, { db }: Deps): void {
  for (const kind of cardKindSchema.options) {
    const calls = cardCalls[kind];

    add(calls.search, async ({ viewer, query, cacheBy }) => {
      cacheBy('cards', 'categories');
      return searchCards(db, viewer, kind, query);
    });

    add(calls.countOptions, async ({ query, cacheBy }) => {
      cacheBy('cards', 'categories');
      return countOptions(db, kind, query);
    });

    add(nearCitiesCalls[kind], async ({ query, cacheBy }) => {
      cacheBy('cards', 'categories');
      return { data: await nearCities(db, kind, query) };
    });

    add(calls.payHint, async ({ query, cacheBy }) => {
      cacheBy('cards', 'categories');
      return { data: await hintPay(db, kind, query) };
    });

    add(calls.similar, async ({ viewer, params, cacheBy }) => {
      const card = await publicCard(db, kind, params.slug);
      cacheBy('cards', `card:${card.slug}`, 'categories');
      return { data: await similarCards(db, viewer, card) };
    });

    add(calls.show, async ({ viewer, params, cacheBy }) => {
      const page = await pageOfCard(db, viewer, await publicCard(db, kind, params.slug));
      cacheBy(`card:${page.slug}`, 'categories');
      return page;
    });

    add(calls.listOwn, async ({ viewer, query }) => ({
      data: await listOwnCards(db, viewer, kind, query),
    }));

    add(calls.showOwn, async ({ viewer, params }) =>
      describeOwnCard(db, await ownCard(db, viewer, kind, params.slug)),
    );

    add(calls.preview, async ({ viewer, params }) =>
      previewOfCard(db, viewer, await ownCard(db, viewer, kind, params.slug)),
    );

    add(calls.create, async ({ viewer, body }) => startCard(db, { viewer, kind, ...body }));

    add(calls.update, async ({ viewer, params, body }) =>
      saveDraft(db, { viewer, kind, slug: params.slug, version: body.version }, body.draft),
    );

    add(calls.remove, async ({ viewer, params, body }) => {
      await removeCard(db, { viewer, kind, slug: params.slug, version: body.version });
      return undefined;
    });
  }
}
