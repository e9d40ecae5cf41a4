import { cardCalls, markBusy as markBusyCall } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { ownCard } from '../access.ts';
import { askAgain } from '../appeals/asking/actions.ts';
import { markBusy } from './busy.actions.ts';
import { closeCard } from './closure.actions.ts';
import { historyOf } from './history.queries.ts';
import { pauseCard, resumeCard } from './pause.actions.ts';
import { publishCard, withdrawCard } from './publication.actions.ts';

/** What becomes of a card after it was written, by its owner. */
export function addCardLifeRoutes(add: AddRoute, { db, config }: Deps): void {
  for (const kind of cardKindSchema.options) {
    const calls = cardCalls[kind];

    add(calls.publish, async ({ viewer, params, body, client }) =>
      publishCard(db, {
        viewer,
        kind,
        ...params,
        version: body.version,
        distributionConsent: body.distribution_consent === true,
        moderation: config.moderation,
        client,
      }),
    );

    add(calls.withdraw, async ({ viewer, params, body }) =>
      withdrawCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.pause, async ({ viewer, params, body }) =>
      pauseCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.resume, async ({ viewer, params, body }) =>
      resumeCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.close, async ({ viewer, params, body }) =>
      closeCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.appeal, async ({ viewer, params, body }) =>
      askAgain(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.history, async ({ viewer, params }) => ({
      data: await historyOf(db, await ownCard(db, viewer, kind, params.slug)),
    }));
  }

  add(markBusyCall, async ({ viewer, body }) => markBusy(db, { viewer, ...body }));
}
