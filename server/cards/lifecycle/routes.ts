import { cardCalls, markBusy as markBusyCall } from '#contract/card-calls.ts';
import { cardKindSchema } from '#contract/categories.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { currentModeration } from '#server/site-settings/queries.ts';
import { ownCard } from '../access.ts';
import { askAgain } from './appeal.actions.ts';
import { markBusy } from './busy.actions.ts';
import { closeCard } from './closure.actions.ts';
import { historyOf } from './history.queries.ts';
import { pauseCard, resumeCard } from './pause.actions.ts';
import { confirmCard } from './silence.actions.ts';
import { publishCard, withdrawCard } from './publication.actions.ts';

/** What becomes of a card after it was written, by its owner. */
export function addCardLifeRoutes(add: AddRoute): void {
  for (const kind of cardKindSchema.options) {
    const calls = cardCalls[kind];

    add(calls.publish, async ({ viewer, params, body, client }, { db, config }) =>
      publishCard(db, {
        viewer,
        kind,
        ...params,
        version: body.version,
        distributionConsent: body.distribution_consent === true,
        moderation: await currentModeration(db, config),
        client,
      }),
    );

    add(calls.withdraw, async ({ viewer, params, body }, { db }) =>
      withdrawCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.pause, async ({ viewer, params, body }, { db }) =>
      pauseCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.resume, async ({ viewer, params, body }, { db }) =>
      resumeCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.close, async ({ viewer, params, body }, { db }) =>
      closeCard(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.confirm, async ({ viewer, params }, { db }) =>
      confirmCard(db, { viewer, kind, ...params }),
    );

    add(calls.appeal, async ({ viewer, params, body }, { db }) =>
      askAgain(db, { viewer, kind, ...params, ...body }),
    );

    add(calls.history, async ({ viewer, params }, { db }) => ({
      data: await historyOf(db, await ownCard(db, viewer, kind, params.slug)),
    }));
  }

  add(markBusyCall, async ({ viewer, body }, { db }) => markBusy(db, { viewer, ...body }));
}
