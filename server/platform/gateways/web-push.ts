import { createECDH } from 'node:crypto';
import { request, type RequestOptions } from 'node:https';
import webPushProtocol from 'web-push';
import { sign } from '../crypto.ts';
import { GatewayError, type OutgoingPush, type PushGateway } from './gateway.ts';
import { lookupPublic } from './public-addresses.ts';
import { isPushService } from '../config/push-services.ts';
import type { Brand, GatewaySettings } from '../config/gateway-settings.ts';

interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** By secret; every page asks for them. */
const madeKeys = new Map<string, PushKeys>();

/** By which push services know this installation (VAPID, RFC 8292); made of its secret. */
export function pushKeys(secret: string): PushKeys {
  const keys = madeKeys.get(secret) ?? makeKeys(secret);
  madeKeys.set(secret, keys);
  return keys;
}

function makeKeys(secret: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(sign(secret, 'web push key'));
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
  };
}

const dayInSeconds = 24 * 60 * 60;
const waitMs = 10_000;

/** Web Push (RFC 8030, 8291): the browser itself says at which service it is reached. */
export function webPush(
  { secret, brand, gateways }: PushSettings,
  connection: RequestOptions = { lookup: lookupPublic },
): PushGateway {
  const vapidDetails = { subject: `mailto:${brand.support_email}`, ...pushKeys(secret) };
  return {
    async send({ to, text, topic }: OutgoingPush) {
      if (!isPushService(gateways.pushServices, to.endpoint)) {
        throw new GatewayError('no push service that is known', { isFinal: true });
      }
      const { method, headers, body } = sealed({ to, text, topic }, vapidDetails);
      const status = await call(to.endpoint, { ...connection, method, headers }, body);
      if (status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      const isFinal = status < 500 && status !== 429;
      throw new GatewayError(`push service ${status}`, { isFinal });
    },
  };
}

interface PushSettings {
  secret: string;
  brand: Brand;
  gateways: Pick<GatewaySettings, 'pushServices'>;
}

/** Nobody but the browser can read it; keys that are of no curve never become right. */
function sealed({ to, text, topic }: OutgoingPush, vapidDetails: VapidDetails) {
  const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
  try {
    return webPushProtocol.generateRequestDetails(subscription, text, {
      vapidDetails,
      TTL: dayInSeconds,
      topic,
      contentEncoding: 'aes128gcm',
    });
  } catch (error) {
    throw new GatewayError(`no push can be sealed: ${String(error)}`, { isFinal: true });
  }
}

interface VapidDetails {
  subject: string;
  publicKey: string;
  privateKey: string;
}

/** Follows no redirect: where it leads was not checked. */
function call(address: string, options: RequestOptions, body: Buffer | null): Promise<number> {
  return new Promise((answered, failed) => {
    const fail = (error: Error, isTimeout = false) =>
      failed(new GatewayError(error.message, { isFinal: false, isTimeout }));
    const signal = AbortSignal.timeout(waitMs);
    const sent = request(address, { ...options, signal }, (answer) => {
      answer.resume();
      answered(answer.statusCode ?? 0);
    });
    sent.on('error', (error) => fail(error, signal.aborted));
    sent.end(body);
  });
}
