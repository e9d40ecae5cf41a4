import { inTransaction } from '#server/platform/database.ts';
import { moderationCalls, queues } from '#contract/moderation.ts';
import { showPassportScan } from '#contract/passport.ts';
import { listAudit } from '#server/audit/queries.ts';
import { decideAppeal, undoAppeal } from './appeals/actions.ts';
import { countAppeals, listAppeals, pendingAppeals } from './appeals/queries.ts';
import { unblockCard } from '#server/cards/lifecycle/blocking.actions.ts';
import { decideReview, undoReview } from './reviews/actions.ts';
import { countReviews, listReviews, pendingReviews } from './reviews/queries.ts';
import { blockCardOf } from '#server/complaints/answers.actions.ts';
import { decideComplaint, undoComplaint } from './complaints/actions.ts';
import { countComplaints, listComplaints, pendingComplaints } from './complaints/queries.ts';
import { decidePassport, undoPassport } from './passports/actions.ts';
import { countPassports, listPassports, pendingPassports } from './passports/queries.ts';
import { lookAtScan } from '#server/passport/scans.actions.ts';
import type { AddRoute } from '#server/platform/route.ts';

/** What staff do; it may use all rooms, and none uses it. */
export function addAdminRoutes(add: AddRoute): void {
  const { reviews, passports, complaints, appeals, ...calls } = moderationCalls;

  add(calls.overview, async ({ viewer }, { db }) => {
    const counts = {
      cards: countReviews,
      passports: countPassports,
      complaints: countComplaints,
      appeals: countAppeals,
    };
    const data = queues.map(async (queue) => ({ queue, ...(await counts[queue](db, viewer)) }));
    return { data: await Promise.all(data) };
  });

  add(calls.pending, async ({ viewer }, { db }) => {
    const lists = {
      cards: pendingReviews,
      passports: pendingPassports,
      complaints: pendingComplaints,
      appeals: pendingAppeals,
    };
    // In a transaction it is the same moment for all, so that they stand in the right order.
    const data = await inTransaction(db, async (transaction) => {
      const asked = queues.map(async (queue) =>
        (await lists[queue](transaction, viewer)).map((one) => ({ queue, ...one })),
      );
      return (await Promise.all(asked)).flat();
    });
    return { data: data.toSorted((a, b) => b.left_ms - a.left_ms) };
  });

  add(reviews.list, async ({ query }, { db }) => listReviews(db, query.page ?? 1));
  add(reviews.decide, async ({ viewer, params, body }, { db }) =>
    decideReview(db, viewer, Number(params.id), body),
  );
  add(reviews.undo, async ({ viewer, params }, { db }) => {
    await undoReview(db, viewer, Number(params.id));
    return undefined;
  });

  add(passports.list, async ({ viewer, query }, { db }) =>
    listPassports(db, viewer, query.page ?? 1),
  );
  add(passports.decide, async ({ viewer, params, body }, { db }) =>
    decidePassport(db, viewer, Number(params.id), body),
  );
  add(passports.undo, async ({ viewer, params }, { db }) => {
    await undoPassport(db, viewer, Number(params.id));
    return undefined;
  });
  add(showPassportScan, async ({ viewer, params, reply }, deps) => {
    const { part } = params;
    const bytes = await lookAtScan(deps, viewer, { id: Number(params.id), part });
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return inOnePiece(bytes);
  });

  add(complaints.list, async ({ query }, { db }) => listComplaints(db, query.page ?? 1));
  add(complaints.decide, async ({ viewer, params, body }, { db }) =>
    decideComplaint(db, viewer, Number(params.id), body),
  );
  add(complaints.undo, async ({ viewer, params }, { db }) => {
    await undoComplaint(db, viewer, Number(params.id));
    return undefined;
  });

  add(appeals.list, async ({ query }, { db }) => listAppeals(db, query.page ?? 1));
  add(appeals.decide, async ({ viewer, params, body }, { db }) =>
    decideAppeal(db, viewer, Number(params.id), body),
  );
  add(appeals.undo, async ({ viewer, params }, { db }) => {
    await undoAppeal(db, viewer, Number(params.id));
    return undefined;
  });

  add(calls.blockCard, async ({ viewer, params, body }, { db }) => {
    await blockCardOf(db, viewer, params.slug, body.reason);
    return undefined;
  });
  add(calls.unblockCard, async ({ viewer, params }, { db }) => {
    await unblockCard(db, viewer, params.slug);
    return undefined;
  });

  add(calls.audit, async ({ query }, { db }) => listAudit(db, query));
}

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}
