import { cardCalls } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { ownCard, publicCard } from './access.ts';
import { removeCard } from './lifecycle/removal.actions.ts';
import { saveDraft, startCard } from './drafts/actions.ts';
import { pageOfCard, previewOfCard, tilesOf } from './views/queries.ts';
import { describeOwnCard, listOwnCards } from './own/queries.ts';
import { holdMissed } from '#server/search/actions.ts';
import { searchCards } from '#server/search/queries.ts';
import { similarCards } from '#server/search/queries.ts';

/** The same calls for vacancies and resumes. */
export function addCardsRoutes(add: AddRoute): void {
  for (const kind of cardKindSchema.options) {
    const calls = cardCalls[kind];

    add(calls.search, async ({ viewer, query, cacheBy }, { db, log }) => {
      cacheBy('cards', 'categories');
      const { ids, missed, ...found } = await searchCards(db, kind, query);
      holdMissed(db, missed, (error) => log.warn({ err: error }, 'missed words were not written'));
      return { data: await tilesOf(db, viewer, ids, query), ...found };
    });

    add(calls.similar, async ({ viewer, params, cacheBy }, { db }) => {
      const card = await publicCard(db, kind, params.slug);
      cacheBy('cards', `card:${card.slug}`, 'categories');
      return { data: await tilesOf(db, viewer, await similarCards(db, card)) };
    });

    add(calls.show, async ({ viewer, params, cacheBy }, { db }) => {
      const page = await pageOfCard(db, viewer, await publicCard(db, kind, params.slug));
      cacheBy(`card:${page.slug}`, 'categories');
      return page;
    });

    add(calls.listOwn, async ({ viewer, query }, { db }) => ({
      data: await listOwnCards(db, viewer, kind, query),
    }));

    add(calls.showOwn, async ({ viewer, params }, { db }) =>
      describeOwnCard(db, await ownCard(db, viewer, kind, params.slug)),
    );

    add(calls.preview, async ({ viewer, params }, { db }) =>
      previewOfCard(db, viewer, await ownCard(db, viewer, kind, params.slug)),
    );

    add(calls.create, async ({ viewer, body }, { db }) => startCard(db, { viewer, kind, ...body }));

    add(calls.update, async ({ viewer, params, body }, { db }) =>
      saveDraft(db, { viewer, kind, slug: params.slug, version: body.version }, body.draft),
    );

    add(calls.remove, async ({ viewer, params, body }, { db }) => {
      await removeCard(db, { viewer, kind, slug: params.slug, version: body.version });
      return undefined;
    });
  }
}
