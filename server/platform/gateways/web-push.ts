import { createECDH } from 'node:crypto';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import webPushProtocol from 'web-push';
import { sign } from '../crypto.ts';
import { GatewayError, type OutgoingPush, type PushGateway } from './gateway.ts';
import { lookupPublic } from './public-addresses.ts';
import type { Brand } from './settings.ts';

/** By which push services know this installation (VAPID, RFC 8292); made of its secret. */
export function pushKeys(secret: string): { publicKey: string; privateKey: string } {
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
  { secret, brand }: { secret: string; brand: Brand },
  connection: RequestOptions = { lookup: lookupPublic },
): PushGateway {
  const vapidDetails = { subject: `mailto:${brand.support_email}`, ...pushKeys(secret) };
  return {
    async send({ to, text, topic }: OutgoingPush) {
      const { hostname } = new URL(to.endpoint);
      if (isIP(hostname.replaceAll(/[[\]]/g, ''))) {
        throw new GatewayError('a push service has a name', { isFinal: true });
      }
      const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
      const { method, headers, body } = webPushProtocol.generateRequestDetails(subscription, text, {
        vapidDetails,
        TTL: dayInSeconds,
        topic,
        contentEncoding: 'aes128gcm',
      });
      const status = await call(to.endpoint, { ...connection, method, headers }, body);
      if (status < 300) return 'sent';
      if (status === 404 || status === 410) return 'gone';
      const isFinal = status < 500 && status !== 429;
      throw new GatewayError(`push service ${status}`, { isFinal });
    },
  };
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
