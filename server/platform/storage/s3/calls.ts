import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Bucket } from '#server/platform/config/s3-settings.ts';
import { sha256, signed, spell } from './signature.ts';
import { StoreError } from './store-error.ts';

/** How long one try may take, and all of them together. */
export interface Patience {
  tryMs: number;
  allMs: number;
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Empty: the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array | Blob;
  /** Of a body that is no bytes in memory. */
  bodyHash?: string;
}

interface Answer {
  status: number;
  bytes: Buffer;
}

const empty = sha256('');
const pausesMs = [100, 400, 1500];

/** One call, asked again while it fails by itself; throws `StoreError` for all but 2xx and 404. */
export async function callBucket(
  bucket: S3Bucket,
  call: Call,
  { tryMs, allMs }: Patience,
): Promise<Answer> {
  const deadline = Date.now() + allMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await tryOnce(bucket, call, Math.max(1, Math.min(tryMs, deadline - Date.now())));
    } catch (error) {
      const pause = pausesMs[tries];
      const isLast = pause === undefined || Date.now() + pause >= deadline;
      if (isLast || !(error instanceof StoreError && error.isPassing)) throw error;
      await sleep(pause * (0.5 + Math.random()));
    }
  }
}

async function tryOnce(bucket: S3Bucket, call: Call, timeoutMs: number): Promise<Answer> {
  const { method, headers = {}, body } = call;
  const what = `S3, ${method} in ${bucket.bucket}`;
  const url = addressOf(bucket, call);
  const bodyHash = call.bodyHash ?? (body instanceof Uint8Array ? sha256(body) : empty);
  const { status, bytes } = await send(what, url, {
    method,
    headers: signed({ method, url, bodyHash, headers }, bucket),
    // Whoever redirects would be told the signature.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : body }),
  });
  if (status >= 200 && status < 300) return { status, bytes };
  const reason = reasonOf(status, bytes);
  if (status === 404 && reason !== 'NoSuchBucket') return { status, bytes };
  throw new StoreError(what, { reason, status });
}

/** Whole, or an error: a connection that was cut gives no half of an object. */
async function send(what: string, url: URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    throw new StoreError(what, { reason: networkReason(error) });
  }
}

/** The path holds the bucket, so that one certificate and one name are enough. */
function addressOf({ endpoint, bucket }: S3Bucket, { key = '', query = {} }: Call): URL {
  const url = new URL(`${endpoint}/${bucket}/${key.split('/').map(spell).join('/')}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.search = url.search.replaceAll('+', '%20');
  return url;
}

/** Only its name: the rest of such an answer repeats what was signed. */
function reasonOf(status: number, bytes: Buffer): string {
  if (status >= 300 && status < 400) return 'Redirect';
  return /<Code>(\w{1,60})<\/Code>/.exec(bytes.toString('utf8', 0, 4000))?.[1] ?? 'Unknown';
}

function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
}
