import { pushCalls } from '#contract/push.ts';
import type { Api } from '#web/lib/api/api.ts';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

const worker = '/worker.js';

/** Whose pushes this browser gets: it is asked for by a person, and not by whoever signs in next. */
export const pushOwner = 'push-owner';

export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Asks the person, and then the browser; false: not allowed. Rejects where its service fails. */
export async function switchPushOn(api: Api, userId: number, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(api, key);
  writeStored(pushOwner, String(userId));
  return true;
}

export async function switchPushOff(api: Api): Promise<void> {
  writeStored(pushOwner, null);
  const registration = await navigator.serviceWorker.getRegistration(worker);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await api.call(pushCalls.unsubscribe, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** A new session, or an address that the browser has changed: the server is told of it. */
export async function syncPush(api: Api, userId: number, key: string): Promise<void> {
  if (!hasPush() || Notification.permission !== 'granted') return;
  if (readStored(pushOwner) === String(userId)) await subscribe(api, key);
}

async function subscribe(api: Api, key: string): Promise<void> {
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscriptionFor(pushManager, key);
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.call(pushCalls.subscribe, {
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  });
}

/** One that was made for another key of the server is of no use any more. */
async function subscriptionFor(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const known = await manager.getSubscription();
  const knownKey = known?.options.applicationServerKey;
  if (known && knownKey && textOf(knownKey) === key) return known;
  await known?.unsubscribe();
  return manager.subscribe(options);
}

const textOf = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
