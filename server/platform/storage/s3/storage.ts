import { createLimiter } from '#server/platform/limiter.ts';
import { checkedName, type Storage } from '#server/platform/storage.ts';
import { callBucket, type Patience } from './calls.ts';
import { listBucket } from './listing.ts';
import type { S3Bucket } from '#server/platform/config/s3-settings.ts';

const reading: Patience = { tryMs: 4000, allMs: 9000 };
const writing: Patience = { tryMs: 12_000, allMs: 25_000 };

/** Files as objects of a bucket, under the names that they have in a folder. */
export function s3Storage(bucket: S3Bucket): Storage {
  // While the store is slow, whoever asks for pictures must not fill the memory with waiting.
  const limit = createLimiter({ concurrency: 48, maxQueue: 400, maxWaitMs: 9000 });
  return {
    read: async (name) => {
      const key = checkedName(name);
      const { status, bytes } = await limit(() =>
        callBucket(bucket, { method: 'GET', key }, reading),
      );
      return status === 404 ? null : bytes;
    },
    write: async (name, body) => {
      await limit(() =>
        callBucket(bucket, { method: 'PUT', key: checkedName(name), body }, writing),
      );
    },
    remove: async (name) => {
      await limit(() => callBucket(bucket, { method: 'DELETE', key: checkedName(name) }, reading));
    },
    list: () => listBucket(bucket),
  };
}
