import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { pushCalls } from '#contract/push.ts';
import { inTransaction, type Connection, type Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalid } from '#server/platform/errors.ts';
import { GatewayError } from '#server/platform/gateways/gateway.ts';
import { isPushService } from '#server/platform/config/push-services.ts';
import { countAttempt } from '#server/platform/admission/attempts.ts';
import { addJob } from '#server/platform/queue.ts';
import type { SignedIn } from '#server/platform/http/viewer.ts';
import { lockUser } from '#server/users/access.ts';
import { findPush, liveSubscriptions } from './push.queries.ts';
import { pushedWithinMs, pushMessage, subscriptionsAtMost } from './push.rules.ts';
import { switchedOff } from './settings.queries.ts';

type Subscription = z.output<typeof pushCalls.subscribe.body>;

/** A browser belongs to whoever signed in there last; of one person's, the newest are kept. */
export async function subscribeBrowser(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  viewer: SignedIn,
  { endpoint, keys }: Subscription,
): Promise<void> {
  if (!isPushService(config.gateways.pushServices, endpoint)) {
    throw invalid({ endpoint: ['Службу уведомлений этого браузера мы не знаем'] });
  }
  await countAttempt(db, { key: `push:${viewer.id}`, most: 60, seconds: 60 * 60 });
  await inTransaction(db, async (trx) => {
    await lockUser(trx, viewer);
    const row = { user_id: viewer.id, session_id: viewer.session_id, ...keys };
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute();
    const own = trx.selectFrom('push_subscriptions').select('id').where('user_id', '=', viewer.id);
    const kept = own.orderBy('id', 'desc').limit(subscriptionsAtMost);
    await trx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', viewer.id)
      .where('id', 'not in', kept)
      .execute();
  });
}

export async function unsubscribeBrowser(
  db: Database,
  viewer: SignedIn,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', viewer.id)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** In the transaction of the notification, a job for each browser of the person. */
export async function queuePushes(trx: Connection, userId: number, noteId: number): Promise<void> {
  for (const { id } of await liveSubscriptions(trx, userId).execute()) {
    await addJob(trx, 'send_push', { notification_id: noteId, subscription_id: id });
  }
}

interface PushIds {
  notification_id: number;
  subscription_id: number;
}

/** Sends one push, unless it was seen meanwhile or is not wanted; throws when it is to be tried again. */
export async function sendPush(
  { db, config, gateways, log }: Pick<Deps, 'db' | 'config' | 'gateways' | 'log'>,
  ids: PushIds,
  now = new Date(),
): Promise<void> {
  const push = await findPush(db, ids);
  if (!push || push.read_at || now.getTime() - push.created_at.getTime() > pushedWithinMs) return;
  const off = await switchedOff(db, push.user_id, 'push');
  if (push.held_back_by !== null && off.includes(push.held_back_by)) return;
  const text = JSON.stringify(pushMessage(push, config.brand.name));
  const topic = createHash('sha256').update(push.path).digest('base64url').slice(0, 32);
  try {
    const outcome = await gateways.push.send({ to: push, text, topic });
    if (outcome === 'gone') await forgetBrowser(db, ids);
  } catch (error) {
    if (!(error instanceof GatewayError && error.isFinal)) throw error;
    log.warn({ err: error, ...ids }, 'a push is given up');
    await forgetBrowser(db, ids);
  }
}

async function forgetBrowser(
  db: Database,
  { subscription_id }: Pick<PushIds, 'subscription_id'>,
): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', subscription_id).execute();
}
