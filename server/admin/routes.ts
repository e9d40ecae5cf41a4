import { moderationCalls } from '#contract/moderation.ts';
import { auditCalls } from '#contract/audit.ts';
import { showPassportScan } from '#contract/queued-passports.ts';
import { listAudit } from '#server/audit/queries.ts';
import { unblockCard } from '#server/cards/lifecycle.actions.ts';
import { blockCardOf } from '#server/complaints/answers.actions.ts';
import type { DecisionQueue, DecisionInput } from '#server/decisions/access.ts';
import { decide } from '#server/decisions/actions.ts';
import { undo } from '#server/decisions/undo.actions.ts';
import { giveBackItem, takeItem } from '#server/decisions/takes.actions.ts';
import { countQueues, listPending, listQueue } from '#server/decisions/queries.ts';
import { lookAtScan } from '#server/passport/scans.actions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { AddRoute } from '#server/platform/route.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { countExams } from './exams/queries.ts';
import { addLedgerRoutes } from './ledger/routes.ts';
import { addAdminPaymentRoutes } from './payments/routes.ts';
import { addStaffExamRoutes } from './exams/routes.ts';
import { addStatisticsRoutes } from './statistics/routes.ts';
import { addPeopleRoutes } from './people/routes.ts';
import {
  appeals,
  complaints,
  feedback,
  passports,
  queuesOf,
  refunds,
  reviews,
} from './queues.actions.ts';

/** What staff do; it may use all rooms, and none uses it. */
export function addAdminRoutes(add: AddRoute): void {
  const calls = moderationCalls;

  add(calls.overview, async ({ viewer }, { db }) => {
    const [data, exams] = await Promise.all([
      countQueues(db, queuesOf(viewer), viewer),
      countExams(db),
    ]);
    return { data: [...data, { queue: 'exams' as const, ...exams, wait_minutes: null }] };
  });

  add(calls.pending, async ({ viewer }, { db }) => {
    const data = await listPending(db, queuesOf(viewer), viewer);
    return { data };
  });

  add(calls.reviews.list, listing(reviews));
  add(calls.reviews.decide, deciding(reviews));
  add(calls.reviews.undo, undoing(reviews));
  add(calls.reviews.take, taking(reviews));
  add(calls.reviews.giveBack, givingBack(reviews));

  add(calls.passports.list, listing(passports));
  add(calls.passports.decide, deciding(passports));
  add(calls.passports.undo, undoing(passports));
  add(calls.passports.take, taking(passports));
  add(calls.passports.giveBack, givingBack(passports));
  add(showPassportScan, async ({ viewer, params, reply }, deps) => {
    const { part } = params;
    const bytes = await lookAtScan(deps, viewer, { id: Number(params.id), part });
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return inOnePiece(bytes);
  });

  add(calls.complaints.list, listing(complaints));
  add(calls.complaints.decide, ({ body: { others, ...body }, ...call }, deps) =>
    deciding(complaints)(
      { ...call, body: { ...body, notes: asNotes({ ...(others && { others }) }) } },
      deps,
    ),
  );
  add(calls.complaints.undo, undoing(complaints));
  add(calls.complaints.take, taking(complaints));
  add(calls.complaints.giveBack, givingBack(complaints));

  add(calls.appeals.list, listing(appeals));
  add(calls.appeals.decide, deciding(appeals));
  add(calls.appeals.undo, undoing(appeals));
  add(calls.appeals.take, taking(appeals));
  add(calls.appeals.giveBack, givingBack(appeals));

  add(calls.refunds.list, listing(refunds));
  add(calls.refunds.decide, ({ body: { decision, reason, ...sum }, ...call }, deps) =>
    deciding(refunds)({ ...call, body: { decision, reason, notes: asNotes(sum) } }, deps),
  );
  add(calls.refunds.undo, undoing(refunds));
  add(calls.refunds.take, taking(refunds));
  add(calls.refunds.giveBack, givingBack(refunds));

  add(calls.feedback.list, listing(feedback));
  add(calls.feedback.decide, deciding(feedback));
  add(calls.feedback.undo, undoing(feedback));
  add(calls.feedback.take, taking(feedback));
  add(calls.feedback.giveBack, givingBack(feedback));

  add(calls.blockCard, async ({ viewer, params, body }, { db }) => {
    await blockCardOf(db, viewer, params.slug, body.reason);
    return undefined;
  });
  add(calls.unblockCard, async ({ viewer, params }, { db }) => {
    await unblockCard(db, viewer, params.slug);
    return undefined;
  });

  addPeopleRoutes(add);
  addAdminPaymentRoutes(add);
  addLedgerRoutes(add);
  addStatisticsRoutes(add);
  addStaffExamRoutes(add);

  add(auditCalls.list, async ({ query }, { db }) => listAudit(db, query));
}

interface OfOne {
  viewer: SignedIn;
  params: { id: string };
}

const listing =
  <S, L, Item extends { id: number }>(queue: DecisionQueue<S, L, Item>) =>
  ({ viewer, query }: { viewer: SignedIn; query: { page?: number | undefined } }, { db }: Deps) =>
    listQueue(db, queue, viewer, query.page ?? 1);

const deciding =
  <S, L>(queue: DecisionQueue<S, L>) =>
  ({ viewer, params, body }: OfOne & { body: DecisionInput }, { db }: Deps) =>
    decide(db, queue, viewer, Number(params.id), body);

const undoing =
  <S, L>(queue: DecisionQueue<S, L>) =>
  async ({ viewer, params }: OfOne, { db }: Deps) => {
    await undo(db, queue, viewer, Number(params.id));
    return undefined;
  };

const taking =
  <S, L>(queue: DecisionQueue<S, L>) =>
  async ({ viewer, params }: OfOne, { db }: Deps) => ({
    taken: await takeItem(db, queue, viewer, Number(params.id)),
  });

const givingBack =
  (queue: { name: string }) =>
  async ({ viewer, params }: OfOne, { db }: Deps) => {
    await giveBackItem(db, queue, viewer, Number(params.id));
    return undefined;
  };

/** The engine keeps what a decision names beside its reason as notes. */
const asNotes = (named: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(named).map(([key, value]) => [key, String(value)]));

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}
