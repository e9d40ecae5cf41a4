import { responseCalls, responseLimitCalls } from '#contract/responses.ts';
import { ownCard } from '#server/cards/access.ts';
import { countOpenResponses } from '#server/cards/responses.queries.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { ownResponse } from './access.ts';
import { respond } from './actions.ts';
import { keepLimit } from './limit.actions.ts';
import { describeResponse, listResponses } from './queries.ts';
import { changeResponse, declineMany, keepOpen, readResponse } from './steps.actions.ts';

export function addResponsesRoutes(add: AddRoute): void {
  add(responseCalls.add, async ({ viewer, body }, { db }) => respond(db, viewer, body));

  add(responseCalls.list, async ({ viewer, query }, { db }) => listResponses(db, viewer, query));

  add(responseCalls.show, async ({ viewer, params }, { db }) => {
    const { id } = await ownResponse(db, viewer, params.id);
    return describeResponse(db, viewer, id);
  });

  add(responseCalls.change, async ({ viewer, params, body }, { db }) =>
    changeResponse(db, viewer, params.id, body),
  );

  add(responseCalls.read, async ({ viewer, params }, { db }) => {
    await readResponse(db, viewer, params.id);
    return undefined;
  });

  add(responseCalls.keepOpen, async ({ viewer, params }, { db }) => {
    await keepOpen(db, viewer, params.id);
    return undefined;
  });

  add(responseCalls.declineMany, async ({ viewer, body }, { db }) => ({
    declined: await declineMany(db, viewer, body),
  }));

  add(responseLimitCalls.show, async ({ viewer, params }, { db }) => {
    const { id } = await ownCard(db, viewer, 'vacancy', params.slug);
    const { most, open } = await countOpenResponses(db, id);
    return { most, open };
  });

  add(responseLimitCalls.keep, async ({ viewer, params, body }, { db }) => {
    await keepLimit(db, viewer, params.slug, body.most);
    return undefined;
  });
}
