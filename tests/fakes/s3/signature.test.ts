import { expect, it } from 'vitest';
import { signed } from '#server/platform/storage/s3/signature.ts';
import { checkSignature, type Received } from './signature.ts';

/** The account of the examples in the documentation of AWS, «Signature Calculations». */
const account = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const server = {
  accounts: [account],
  region: 'us-east-1',
  now: Date.parse('2013-05-24T00:00:00Z'),
};
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const scope = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';

const example = (
  target: string,
  extra: Record<string, string>,
  [names, signature]: [string, string],
): Received => ({
  method: 'GET',
  target,
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    ...extra,
    'x-amz-content-sha256': emptyHash,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`,
  },
  body: Buffer.alloc(0),
});

const published: [string, Record<string, string>, [string, string]][] = [
  [
    '/test.txt',
    { range: 'bytes=0-9' },
    [
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
  ],
  [
    '/?max-keys=2&prefix=J',
    {},
    [
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ],
];

it.each(published)('what AWS has published for %s is right for both sides', (target, extra, by) => {
  expect(checkSignature(example(target, extra, by), server)).toEqual(account);
  const url = new URL(`https://examplebucket.s3.amazonaws.com${target}`);
  const call = { method: 'GET', url, bodyHash: emptyHash, headers: extra };
  const made = signed(call, { ...account, region: 'us-east-1' }, new Date(server.now));
  expect(made['authorization']?.replaceAll(', ', ',')).toBe(
    example(target, extra, by).headers['authorization'],
  );
});

it('the stand-in takes no call that was changed on its way', () => {
  const [target, extra, by] = published[0] ?? ['', {}, ['', '']];
  const call = example(target, extra, by);
  const check = (change: Partial<Received>) => checkSignature({ ...call, ...change }, server);
  const header = (more: Record<string, string>) => ({ headers: { ...call.headers, ...more } });
  const no = (code: string) => expect.objectContaining({ code });
  expect(check({ target: '/other.txt' })).toEqual(no('SignatureDoesNotMatch'));
  expect(check({ method: 'PUT' })).toEqual(no('SignatureDoesNotMatch'));
  expect(check({ body: Buffer.from('more') })).toEqual(no('XAmzContentSHA256Mismatch'));
  expect(check(header({ range: 'bytes=0-99' }))).toEqual(no('SignatureDoesNotMatch'));
  expect(check(header({ 'x-amz-acl': 'public-read' }))).toEqual(no('AccessDenied'));
  const late = { ...server, now: server.now + 16 * 60_000 };
  expect(checkSignature(call, late)).toEqual(no('RequestTimeTooSkewed'));
  expect(checkSignature(call, { ...server, region: 'ru-central1' })).toEqual(
    no('AuthorizationHeaderMalformed'),
  );
  expect(checkSignature(call, { ...server, accounts: [] })).toEqual(no('InvalidAccessKeyId'));
});
