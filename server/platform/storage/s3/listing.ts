import { z } from 'zod';
import type { StoredObject } from '#server/platform/storage.ts';
import { callBucket, type Patience } from './calls.ts';
import type { S3Bucket } from '#server/platform/config/s3-settings.ts';
import { StoreError } from './store-error.ts';

const patience: Patience = { tryMs: 20_000, allMs: 60_000 };
const size = z.coerce.number().int().min(0);

/** Everything whose key begins so, a thousand at a time. */
export async function* listBucket(bucket: S3Bucket, prefix = ''): AsyncGenerator<StoredObject> {
  for (let next = ''; ;) {
    const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) };
    const { bytes } = await callBucket(bucket, { method: 'GET', query }, patience);
    const text = bytes.toString();
    if (!text.includes('<ListBucketResult')) {
      throw new StoreError(`S3, list of ${bucket.bucket}`, {
        reason: 'another answer than a list',
      });
    }
    for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield { name: valueOf(entry, 'Key'), bytes: size.parse(valueOf(entry, 'Size')) };
    }
    if (valueOf(text, 'IsTruncated') !== 'true') return;
    next = valueOf(text, 'NextContinuationToken');
    if (!next) throw new StoreError(`S3, list of ${bucket.bucket}`, { reason: 'half a list' });
  }
}

const valueOf = (text: string, tag: string): string =>
  plain(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(text)?.[1] ?? '');

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const plain = (text: string): string =>
  text.replace(/&(?:(\w+)|#(\d+)|#x([\da-f]+));/gi, (whole, name: string, ten, sixteen) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(ten ? Number(ten) : Number.parseInt(String(sixteen), 16));
  });
