import { createHash, createHmac } from 'node:crypto';
import type { S3Account } from '#server/platform/config/s3-settings.ts';

interface Call {
  method: string;
  url: URL;
  /** SHA-256 of the body, in hex. */
  bodyHash: string;
  /** In small letters; all of them are signed. */
  headers?: Record<string, string>;
}

/** Signature Version 4 of AWS: the headers that prove who asks, and for what. */
export function signed(
  { method, url, bodyHash, headers = {} }: Call,
  { accessKey, secretKey, region }: Pick<S3Account, 'accessKey' | 'secretKey' | 'region'>,
  now = new Date(),
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const sent = { ...headers, 'x-amz-content-sha256': bodyHash, 'x-amz-date': time };
  const lines = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const names = lines.map(([name]) => name).join(';');
  const request = [
    method,
    url.pathname,
    queryOf(url),
    ...lines.map(([name, value]) => `${name}:${value.trim()}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(mac, `AWS4${secretKey}`);
  const credential = `Credential=${accessKey}/${scope}`;
  const signature = `Signature=${mac(key, text).toString('hex')}`;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 ${credential}, SignedHeaders=${names}, ${signature}`,
  };
}

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

const mac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Every sign but those that mean themselves; spaces as `%20`. */
export const spell = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const queryOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${spell(name)}=${spell(value)}`)
    .toSorted()
    .join('&');
