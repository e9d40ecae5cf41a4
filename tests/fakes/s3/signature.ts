import { createHash, createHmac } from 'node:crypto';

/** A call as it came in. */
export interface Received {
  method: string;
  /** As it was sent, with its query. */
  target: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

interface Account {
  accessKey: string;
  secretKey: string;
}

export interface Refusal {
  status: number;
  code: string;
}

const skewMs = 15 * 60 * 1000;
const refusal = (status: number, code: string): Refusal => ({ status, code });

/**
 * Signature Version 4 as the documentation of AWS tells how a server has to check it, written from
 * the text of the request and not from what the product makes of it. Returns who asks.
 */
export function checkSignature(
  call: Received,
  { accounts, region, now }: { accounts: Account[]; region: string; now: number },
): Account | Refusal {
  const given = call.headers['authorization'] ?? '';
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/(\w+)\/(\w+), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      given,
    );
  if (!given) return refusal(403, 'AccessDenied');
  if (!parts) return refusal(400, 'AuthorizationHeaderMalformed');
  const [, key = '', day = '', place = '', service = '', end = '', names = '', signature = ''] =
    parts;
  const account = accounts.find(({ accessKey }) => accessKey === key);
  if (!account) return refusal(403, 'InvalidAccessKeyId');
  if (place !== region || service !== 's3' || end !== 'aws4_request') {
    return refusal(400, 'AuthorizationHeaderMalformed');
  }
  const time = call.headers['x-amz-date'] ?? '';
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const at = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`);
  if (Number.isNaN(at) || !time.startsWith(day)) return refusal(403, 'AccessDenied');
  if (Math.abs(at - now) > skewMs) return refusal(403, 'RequestTimeTooSkewed');
  const headers = names.split(';');
  const isSorted = headers.every((name, index) => index === 0 || (headers[index - 1] ?? '') < name);
  const mustBeSigned = ['host', ...Object.keys(call.headers).filter(isBinding)];
  if (!isSorted || mustBeSigned.some((name) => !headers.includes(name))) {
    return refusal(403, 'AccessDenied');
  }
  const hash = call.headers['x-amz-content-sha256'];
  if (!hash) return refusal(400, 'MissingSecurityHeader');
  const expected = signatureOf(call, { headers, hash, time, day, region }, account.secretKey);
  if (expected !== signature) return refusal(403, 'SignatureDoesNotMatch');
  const real = createHash('sha256').update(call.body).digest('hex');
  return hash === real ? account : refusal(400, 'XAmzContentSHA256Mismatch');
}

const isBinding = (name: string) => name.startsWith('x-amz-') || name === 'content-md5';

function signatureOf(
  { method, target, headers: values }: Received,
  signed: { headers: string[]; hash: string; time: string; day: string; region: string },
  secret: string,
): string {
  const [path = '', query = ''] = target.split(/\?(.*)/s);
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((part) => part.split(/=(.*)/s).slice(0, 2))
    .map(([name = '', value = '']) => [coded(name), coded(value)] as const)
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const canonical =
    `${method}\n${path.split('/').map(coded).join('/')}\n` +
    `${parameters.map(([name, value]) => `${name}=${value}`).join('&')}\n` +
    signed.headers
      .map((name) => `${name}:${(values[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
      .join('') +
    `\n${signed.headers.join(';')}\n${signed.hash}`;
  const scope = `${signed.day}/${signed.region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const sign = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const key = sign(
    sign(sign(sign(`AWS4${secret}`, signed.day), signed.region), 's3'),
    'aws4_request',
  );
  return sign(key, `AWS4-HMAC-SHA256\n${signed.time}\n${scope}\n${hash}`).toString('hex');
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

/** Decoded as a server reads it, and coded as the rules of the signature want it. */
const coded = (text: string): string =>
  [...Buffer.from(decodeURIComponent(text))]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[A-Za-z0-9._~-]/.test(sign)
        ? sign
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
