import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { localhostCertificate, localhostKey } from './localhost-certificate.ts';

/** A browser that has subscribed at the service below. */
export interface FakeBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What its service worker has got, decrypted with keys that only the browser has. */
  pushes: unknown[];
}

/**
 * The push service of a browser's maker as RFC 8030, 8188, 8291 and 8292 describe it. It refuses
 * what the real ones refuse: no or a wrong signature, no TTL, another encoding.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>();
  const answers: number[] = [];
  const tries: string[] = [];
  const server = createServer(
    { key: localhostKey, cert: localhostCertificate },
    (request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const path = request.url ?? '';
        tries.push(path);
        const browser = browsers.get(path);
        const planned = answers.shift();
        if (planned) return reply.writeHead(planned).end();
        if (!browser) return reply.writeHead(410).end();
        const fault = faultOf(request.headers, origin(), Buffer.concat(parts));
        if (fault) return reply.writeHead(fault).end();
        browser.pushes.push(JSON.parse(browser.open(Buffer.concat(parts))));
        return reply.writeHead(201).end();
      });
    },
  );
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = () => `https://localhost:${(server.address() as AddressInfo).port}`;
  return {
    tries,
    /** The next requests are answered so, whatever they are. */
    answerWith: (...statuses: number[]) => void answers.push(...statuses),
    subscribe(): FakeBrowser {
      const path = `/send/${randomBytes(12).toString('hex')}`;
      const browser = newBrowser(origin() + path);
      browsers.set(path, browser);
      return browser;
    },
    forget: (browser: FakeBrowser) =>
      void browsers.delete(new URL(browser.subscription.endpoint).pathname),
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}

interface Browser extends FakeBrowser {
  open: (body: Buffer) => string;
}

function newBrowser(endpoint: string): Browser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  return {
    subscription: { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth } },
    pushes: [],
    open: (body) => decrypt(body, pair, Buffer.from(auth, 'base64url')),
  };
}

/** RFC 8188 of one record, with the key of RFC 8291. */
function decrypt(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const derive = (key: Buffer, by: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const key = derive(own.computeSecret(sender), auth, info, 32);
  const opening = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

type Headers = Record<string, string | string[] | undefined>;

function faultOf(headers: Headers, origin: string, body: Buffer): number | null {
  if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers['ttl'])))
    return 400;
  if (body.length === 0 || body.length > 4096) return 413;
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), ?k=(\S+)$/.exec(String(headers['authorization'])) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return 401;
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const now = Date.now() / 1000;
  const isFresh = Number(said['exp']) > now && Number(said['exp']) <= now + 24 * 60 * 60;
  const isFor = said['aud'] === origin && String(said['sub']).startsWith('mailto:');
  return isSigned && isFresh && isFor ? null : 403;
}
