import { contactUs } from '#contract/contact-us.ts';
import * as content from '#contract/content.ts';
import { getEdition } from '#contract/editions.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { getTextPage, listAdvantages, listRequisites, listReviews, listSlides } from './queries.ts';
import { addContactRequestsRoutes } from './contact-requests.routes.ts';
import { addTextListsRoutes } from './lists.routes.ts';
import { addTextEditingRoutes } from './editing.routes.ts';
import { showEdition } from './editions.queries.ts';
import { receiveRequest } from './contact-requests.actions.ts';

/** Tags: `content` for the texts, `requisites` for what they name. */
export function addContentRoutes(add: AddRoute): void {
  add(content.getTextPage, ({ params, cacheBy }, { db, config }) => {
    cacheBy('content', 'requisites');
    return getTextPage(db, params.page, config.brand);
  });

  add(getEdition, ({ params, cacheBy }, { db, config }) => {
    cacheBy('content', 'requisites');
    return showEdition(db, params, config.brand);
  });

  add(content.getAbout, ({ cacheBy }, { db, config }) => {
    cacheBy('content', 'requisites');
    return getTextPage(db, 'about', config.brand);
  });

  add(content.listRequisites, async ({ cacheBy }, { db }) => {
    cacheBy('requisites');
    return { data: await listRequisites(db) };
  });

  add(content.listSlides, async ({ cacheBy }, { db }) => {
    cacheBy('content');
    return { data: await listSlides(db) };
  });

  add(content.listAdvantages, async ({ cacheBy }, { db }) => {
    cacheBy('content');
    return { data: await listAdvantages(db) };
  });

  add(content.listReviews, async ({ cacheBy }, { db, config }) => {
    cacheBy('content');
    return { data: await listReviews(db, config.mode) };
  });

  add(contactUs, async ({ viewer, body, client }, deps) => {
    await receiveRequest(deps, { ...body, user_id: viewer?.id ?? null }, client.address);
    return undefined;
  });

  addTextEditingRoutes(add);
  addTextListsRoutes(add);
  addContactRequestsRoutes(add);
}
