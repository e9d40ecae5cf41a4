import { feedbackCalls } from '#contract/feedback.ts';
import type { AddRoute } from '#server/platform/route.ts';
import { addFeedback, disputeFeedback, replyToFeedback } from './actions.ts';
import { listOwnFeedback } from './queries.ts';

export function addFeedbackRoutes(add: AddRoute): void {
  add(feedbackCalls.list, async ({ viewer }, { db }) => listOwnFeedback(db, viewer));

  add(feedbackCalls.add, async ({ viewer, params, body }, { db }) =>
    addFeedback(db, viewer, Number(params.id), body),
  );

  add(feedbackCalls.reply, async ({ viewer, params, body }, { db }) => {
    await replyToFeedback(db, viewer, Number(params.id), body.reply);
    return undefined;
  });

  add(feedbackCalls.dispute, async ({ viewer, params, body }, { db }) => {
    await disputeFeedback(db, viewer, Number(params.id), body.text);
    return undefined;
  });
}
