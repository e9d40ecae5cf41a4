import { z } from 'zod';
import { webOrigin } from './setting-types.ts';

const key = z.string().regex(/^\S+$/, 'a key without spaces');

const bucket = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'the name of a bucket: small latin letters, digits, -',
  );

/** Part of the environment: a store of objects that speaks S3, for files and for backups. */
export const s3Environment = {
  /** `https://storage.yandexcloud.net`, without the name of a bucket. */
  S3_ENDPOINT: webOrigin.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'small latin letters, digits and -')
    .optional(),
  S3_ACCESS_KEY: key.optional(),
  S3_SECRET_KEY: key.optional(),
  /** Files that pages show; without it they lie in the data folder. */
  S3_BUCKET: bucket.optional(),
  /** Photos of passports, encrypted; never the bucket of the others. */
  S3_PASSPORTS_BUCKET: bucket.optional(),
  /** Another account for that bucket alone. */
  S3_PASSPORTS_ACCESS_KEY: key.optional(),
  S3_PASSPORTS_SECRET_KEY: key.optional(),
};

type Environment = z.infer<z.ZodObject<typeof s3Environment>>;

/** Where the server is, and who asks. */
export interface S3Account {
  /** Without a slash at its end. */
  endpoint: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export interface S3Bucket extends S3Account {
  bucket: string;
}

export interface S3Settings {
  account: S3Account;
  /** Null: files lie in the data folder, and only backups may go elsewhere. */
  stores: { files: S3Bucket; passports: S3Bucket } | null;
}

const needed = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** What is missing beside what is set, in words. */
export function s3Faults(environment: Environment): string[] {
  if (!(Object.keys(s3Environment) as (keyof Environment)[]).some((name) => environment[name])) {
    return [];
  }
  const faults = needed
    .filter((name) => !environment[name])
    .map((name) => `${name}: a store of objects needs ${needed.join(', ')}`);
  const { S3_BUCKET: files, S3_PASSPORTS_BUCKET: passports } = environment;
  if (Boolean(files) !== Boolean(passports)) {
    faults.push('S3_BUCKET, S3_PASSPORTS_BUCKET: both or neither');
  }
  if (files && files === passports) {
    faults.push('S3_PASSPORTS_BUCKET: another one than S3_BUCKET, which whole pages are read from');
  }
  const { S3_PASSPORTS_ACCESS_KEY: key, S3_PASSPORTS_SECRET_KEY: secret } = environment;
  if (Boolean(key) !== Boolean(secret)) {
    faults.push('S3_PASSPORTS_ACCESS_KEY, S3_PASSPORTS_SECRET_KEY: both or neither');
  }
  return faults;
}

/** Null: there is no such store. Call it only with what has no faults. */
export function readS3(environment: Environment): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = environment;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = environment;
  if (!endpoint || !region || !accessKey || !secretKey) return null;
  const account = { endpoint: new URL(endpoint).origin, region, accessKey, secretKey };
  const { S3_BUCKET: files, S3_PASSPORTS_BUCKET: passports } = environment;
  const { S3_PASSPORTS_ACCESS_KEY: otherKey, S3_PASSPORTS_SECRET_KEY: otherSecret } = environment;
  const other = otherKey && otherSecret ? { accessKey: otherKey, secretKey: otherSecret } : {};
  return {
    account,
    stores:
      files && passports
        ? {
            files: { ...account, bucket: files },
            passports: { ...account, ...other, bucket: passports },
          }
        : null,
  };
}
