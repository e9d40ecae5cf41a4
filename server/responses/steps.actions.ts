import type { DeclineReason } from '#contract/response-reasons.ts';
import type { ResponseItem, ResponseStep } from '#contract/responses.ts';
import { whyClosed } from '#server/dialogs/access.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { ownResponse, type StoredResponse } from './access.ts';
import { noteAnswer, writeStep } from './channel.actions.ts';
import { personOf, publishChange, tellState } from './notes.actions.ts';
import { describeResponse } from './queries.ts';
import {
  checkReason,
  checkResponseStep,
  checkTogether,
  otherSide,
  type Refusal,
  stepsFrom,
} from './rules.ts';

interface Change extends Refusal {
  status: ResponseStep;
}

/** One step of one of the two; the other is told. */
export async function changeResponse(
  db: Database,
  viewer: SignedIn,
  id: number,
  change: Change,
): Promise<ResponseItem> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const response = await ownResponse(trx, viewer, id, 'lock');
    checkResponseStep(response, change.status);
    const otherId = personOf(response, otherSide(response.side));
    checkTogether(change.status, (await whyClosed(trx, viewer, otherId)) !== null);
    checkReason(response.side, change.status, change);
    await takeStep(trx, response, change, new Date());
    return describeResponse(trx, viewer, id);
  });
}

/** In one step or not at all; answers whom it was still possible to decline. */
export async function declineMany(
  db: Database,
  viewer: SignedIn,
  { ids, ...refusal }: { ids: number[] } & Refusal,
): Promise<number[]> {
  return inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const declined: number[] = [];
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const response = await ownResponse(trx, viewer, id, 'lock');
      checkReason(response.side, 'declined', refusal);
      if (!stepsFrom(response).includes('declined')) continue;
      await takeStep(trx, response, { status: 'declined', ...refusal }, new Date());
      declined.push(id);
    }
    return declined;
  });
}

/** Reading what is new makes it old, and a response that was just sent a viewed one. */
export async function readResponse(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const response = await ownResponse(trx, viewer, id, 'lock');
    const { side, began, status, seen_at } = response;
    const isFirstLook = side !== began && !seen_at;
    const isUnread = side === 'worker' ? response.worker_unread : response.employer_unread;
    if (!isUnread && !isFirstLook) return;
    const read = await write(trx, response, {
      ...(isFirstLook && { seen_at: new Date() }),
      ...(isFirstLook && status === 'sent' && { status: 'viewed' }),
      ...unread(side, false),
    });
    await publishChange(trx, read);
  });
}

/** A vacancy is the family's: of a worker it is no question. */
export async function keepOpen(db: Database, viewer: SignedIn, id: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const response = await ownResponse(trx, viewer, id, 'lock');
    if (response.side === 'employer') await write(trx, response, { is_kept_open: true });
  });
}

type Turned = StoredResponse & { side: 'worker' | 'employer' };

async function takeStep(
  trx: Connection,
  response: Turned,
  { status, reason, comment = '' }: Change,
  now: Date,
): Promise<void> {
  const { side, began, seen_at, answered_at } = response;
  const isReceiver = side !== began;
  if (status === 'viewed') {
    const seen = await write(trx, response, { status, seen_at: now, ...unread(side, false) });
    return publishChange(trx, seen);
  }
  const turned = await write(trx, response, {
    status,
    ...(reason && { reason: reason satisfies DeclineReason, comment }),
    changed_at: now,
    ...(isReceiver && { seen_at: seen_at ?? now, answered_at: answered_at ?? now }),
    ...unread(side, false),
    ...unread(otherSide(side), true),
  });
  await writeStep(trx, turned, { isAnswer: isReceiver && status !== 'declined' });
  if (isReceiver) await noteAnswer(trx, turned, now);
  await tellState(trx, turned, otherSide(side));
  await publishChange(trx, turned);
}

const unread = (side: 'worker' | 'employer', is: boolean) =>
  side === 'worker' ? { worker_unread: is } : { employer_unread: is };

async function write(
  trx: Connection,
  { id }: StoredResponse,
  parts: Partial<Omit<StoredResponse, 'id' | 'answers'>>,
): Promise<StoredResponse> {
  return trx
    .updateTable('responses')
    .set(parts)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
