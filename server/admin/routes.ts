import { moderationCalls, queues } from '#contract/moderation.ts';
import { listDeeds } from '#server/audit/queries.ts';
import { decideAppeal, undoAppeal } from '#server/cards/appeals/judging/actions.ts';
import { countAppeals, listAppeals, pendingAppeals } from '#server/cards/appeals/queue/queries.ts';
import { unblockCard } from '#server/cards/moderation/blocking/actions.ts';
import { decideReview, undoReview } from '#server/cards/moderation/judging/actions.ts';
import {
  countReviews,
  listReviews,
  pendingReviews,
} from '#server/cards/moderation/queue/queries.ts';
import { blockCardOf } from '#server/complaints/answers/actions.ts';
import { decideComplaint, undoComplaint } from '#server/complaints/judging/actions.ts';
import {
  countComplaints,
  listComplaints,
  pendingComplaints,
} from '#server/complaints/queue/queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';

/** What staff do; it may use all rooms, and none uses it. */
export function addAdminRoutes(add: AddRoute, { db }: Deps): void {
  const { reviews, complaints, appeals, ...calls } = moderationCalls;

  add(calls.overview, async () => {
    const counts = { cards: countReviews, complaints: countComplaints, appeals: countAppeals };
    const data = queues.map(async (queue) => ({ queue, ...(await counts[queue](db)) }));
    return { data: await Promise.all(data) };
  });

  add(calls.pending, async ({ viewer }) => {
    const lists = { cards: pendingReviews, complaints: pendingComplaints, appeals: pendingAppeals };
    const asked = queues.map(async (queue) =>
      (await lists[queue](db, viewer)).map((one) => ({ queue, ...one })),
    );
    return { data: (await Promise.all(asked)).flat().toSorted((a, b) => b.left_ms - a.left_ms) };
  });

  add(reviews.list, async ({ query }) => listReviews(db, query.page ?? 1));
  add(reviews.decide, async ({ viewer, params, body }) =>
    decideReview(db, viewer, Number(params.id), body),
  );
  add(reviews.undo, async ({ viewer, params }) => {
    await undoReview(db, viewer, Number(params.id));
    return undefined;
  });

  add(complaints.list, async ({ query }) => listComplaints(db, query.page ?? 1));
  add(complaints.decide, async ({ viewer, params, body }) =>
    decideComplaint(db, viewer, Number(params.id), body),
  );
  add(complaints.undo, async ({ viewer, params }) => {
    await undoComplaint(db, viewer, Number(params.id));
    return undefined;
  });

  add(appeals.list, async ({ query }) => listAppeals(db, query.page ?? 1));
  add(appeals.decide, async ({ viewer, params, body }) =>
    decideAppeal(db, viewer, Number(params.id), body),
  );
  add(appeals.undo, async ({ viewer, params }) => {
    await undoAppeal(db, viewer, Number(params.id));
    return undefined;
  });

  add(calls.blockCard, async ({ viewer, params, body }) => {
    await blockCardOf(db, viewer, params.slug, body.reason);
    return undefined;
  });
  add(calls.unblockCard, async ({ viewer, params }) => {
    await unblockCard(db, viewer, params.slug);
    return undefined;
  });

  add(calls.audit, async ({ query }) => listDeeds(db, query));
}
