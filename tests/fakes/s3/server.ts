import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkSignature, type Received } from './signature.ts';
import { listXml } from './listing.ts';

/** What happens to the next call: nothing is done, or it is and the answer does not come. */
export type Mishap =
  | { status: number; code: string }
  | 'cut before'
  | 'cut after'
  | 'cut in the middle'
  | 'redirect'
  | { delayMs: number };

interface Owner {
  accessKey: string;
  secretKey: string;
  buckets: string[];
  /** Without it what is not there is 403, as at AWS. */
  mayList?: boolean;
}

export interface FakeS3 {
  url: string;
  /** Settings of the product for it. */
  environment: Record<string, string>;
  buckets: Map<string, Map<string, Buffer>>;
  owners: Owner[];
  /** Asked for each call that was signed well; null: it works. */
  mishap: (method: string, key: string) => Mishap | null;
  /** How far its clock is ahead. */
  skewMs: number;
  /** `PUT bucket/key`, of all that came, refused or not. */
  calls: string[];
  refused: string[];
  stop(): Promise<void>;
}

const region = 'ru-test1';

/** Objects over HTTP as far as the product needs them, which refuses what the real ones refuse. */
export async function startS3(): Promise<FakeS3> {
  const server = createServer((request, response) => {
    answer(fake, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const files = {
    accessKey: 'FILESKEY00000000',
    secretKey: 'secret/of+the=files',
  };
  const passports = { accessKey: 'PASSPORTSKEY0000', secretKey: 'another-secret-of-passports' };
  const fake: FakeS3 = {
    url,
    environment: {
      S3_ENDPOINT: url,
      S3_REGION: region,
      S3_ACCESS_KEY: files.accessKey,
      S3_SECRET_KEY: files.secretKey,
      S3_BUCKET: 'ryadom-files',
      S3_PASSPORTS_BUCKET: 'ryadom-passports',
      S3_PASSPORTS_ACCESS_KEY: passports.accessKey,
      S3_PASSPORTS_SECRET_KEY: passports.secretKey,
    },
    buckets: new Map(
      ['ryadom-files', 'ryadom-passports', 'ryadom-backups'].map((name) => [name, new Map()]),
    ),
    owners: [
      { ...files, buckets: ['ryadom-files', 'ryadom-backups'] },
      { ...passports, buckets: ['ryadom-passports'] },
    ],
    mishap: () => null,
    skewMs: 0,
    calls: [],
    refused: [],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

async function answer(fake: FakeS3, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url: target = '' } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  const call: Received = { method, target, headers, body: Buffer.concat(chunks) };
  const [, bucket = '', key = ''] =
    /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(target.split('?')[0] ?? '')) ?? [];
  fake.calls.push(`${method} ${bucket}/${key}`);
  const refuse = (status: number, code: string) => {
    fake.refused.push(code);
    response.writeHead(status, { 'content-type': 'application/xml' });
    // As AWS does, which tells more than a log should keep.
    response.end(
      `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message>` +
        `<AWSAccessKeyId>${headers['authorization']}</AWSAccessKeyId><Resource>${target}</Resource></Error>`,
    );
  };
  const now = Date.now() + fake.skewMs;
  const asks = checkSignature(call, { accounts: fake.owners, region, now });
  if ('code' in asks) return refuse(asks.status, asks.code);
  const mishap = fake.mishap(method, key);
  if (mishap === 'cut before') return response.destroy();
  if (mishap === 'redirect') {
    return response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
  }
  if (mishap !== null && typeof mishap === 'object') {
    if ('status' in mishap) return refuse(mishap.status, mishap.code);
    await sleep(mishap.delayMs, undefined, { ref: false });
  }
  const owner = fake.owners.find(({ accessKey }) => accessKey === asks.accessKey);
  const objects = fake.buckets.get(bucket);
  if (!objects) return refuse(404, 'NoSuchBucket');
  if (!owner?.buckets.includes(bucket)) return refuse(403, 'AccessDenied');
  const done = work(objects, call, { key, mayList: owner.mayList ?? true });
  if ('code' in done) return refuse(done.status, done.code);
  if (mishap === 'cut after') return response.destroy();
  response.writeHead(done.status, done.headers);
  if (mishap !== 'cut in the middle') return response.end(done.body);
  response.write(done.body.subarray(0, Math.floor(done.body.length / 2)), () => response.destroy());
}

type Done =
  | { status: number; code: string }
  | { status: number; headers: Record<string, string | number>; body: Buffer };

function work(
  objects: Map<string, Buffer>,
  { method, target, headers, body }: Received,
  { key, mayList }: { key: string; mayList: boolean },
): Done {
  if (Buffer.byteLength(key) > 1024) return { status: 400, code: 'KeyTooLongError' };
  const found = objects.get(key);
  const ok = (status: number, bytes: Buffer, more: Record<string, string> = {}): Done => ({
    status,
    headers: { ...more, ...(status !== 204 && { 'content-length': bytes.length }) },
    body: bytes,
  });
  if (method === 'PUT') {
    if (!headers['content-length']) return { status: 411, code: 'MissingContentLength' };
    const md5 = createHash('md5').update(body);
    const given = headers['content-md5'];
    if (given && given !== md5.copy().digest('base64')) return { status: 400, code: 'BadDigest' };
    objects.set(key, body);
    return ok(200, Buffer.alloc(0), { etag: `"${md5.digest('hex')}"` });
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return ok(204, Buffer.alloc(0));
  }
  if (method !== 'GET') return { status: 405, code: 'MethodNotAllowed' };
  if (key === '')
    return mayList ? listXml(objects, target, ok) : { status: 403, code: 'AccessDenied' };
  if (!found)
    return mayList ? { status: 404, code: 'NoSuchKey' } : { status: 403, code: 'AccessDenied' };
  const range = /^bytes=(\d+)-(\d*)$/.exec(headers['range'] ?? '');
  if (!range) return ok(200, found);
  const from = Number(range[1]);
  if (from >= found.length) return { status: 416, code: 'InvalidRange' };
  const to = Math.min(range[2] ? Number(range[2]) : Infinity, found.length - 1);
  return ok(206, found.subarray(from, to + 1), {
    'content-range': `bytes ${from}-${to}/${found.length}`,
  });
}
