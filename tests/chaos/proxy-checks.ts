import { once } from 'node:events';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { avatarCalls } from '#contract/account.ts';
import { photoBytesAtMost } from '#contract/photos.ts';
import { localhostCertificate } from '#tests/fakes/localhost-certificate.ts';

const ca = localhostCertificate;
const problem = 'application/problem+json';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

async function ask(url: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) {
  const sent = request(url, { method, headers, ca }).end(body);
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** What a proxy in front could spoil; each fault in words. */
export async function checkProxy(origin: string, asset: string): Promise<string[]> {
  const faults: string[] = [];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) faults.push(`${what}: ${String(seen)} instead of ${String(wanted)}`);
  };
  const accepting = { 'accept-encoding': 'gzip, deflate, br' };
  const file = await ask(origin + asset, { headers: accepting });
  expect('encoding of a file', file.headers['content-encoding'], 'br');
  expect('vary of a file', file.headers.vary, 'Accept-Encoding');
  expect('caching of a file', file.headers['cache-control'], 'public, max-age=31536000, immutable');
  const gzipped = await ask(origin + asset, { headers: { 'accept-encoding': 'gzip' } });
  expect('encoding of a file without brotli', gzipped.headers['content-encoding'], 'gzip');
  const plain = await ask(origin + asset);
  expect('encoding of a plain file', plain.headers['content-encoding'], undefined);
  const since = { ...accepting, 'if-modified-since': String(file.headers['last-modified']) };
  expect('a file again', (await ask(origin + asset, { headers: since })).status, 304);
  const tag = { ...accepting, 'if-none-match': String(file.headers.etag) };
  expect('a file by its tag', (await ask(origin + asset, { headers: tag })).status, 304);
  const missing = await ask(`${origin}/assets/of-no-release.js`);
  expect('a file of no release', missing.status, 404);

  const page = await ask(`${origin}/about`, { headers: accepting });
  expect('a page', page.status, 200);
  expect('encoding of a page', page.headers['content-encoding'], 'br');
  const said = String(page.headers['strict-transport-security']);
  expect('transport security of files', file.headers['strict-transport-security'], said);

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await ask(`${origin}/api/v1/no-such-call`, { method });
    expect(`who answers ${method}`, answer.headers['content-type']?.split(';')[0], problem);
  }
  const body = Buffer.alloc(photoBytesAtMost, 1);
  const headers = { 'content-type': 'application/octet-stream' };
  const upload = await ask(`${origin}/api${avatarCalls.add.path}`, {
    method: 'POST',
    headers,
    body,
  });
  expect('who answers to 10 MB', upload.headers['content-type']?.split(';')[0], problem);
  expect('an upload of nobody', upload.status, 401);
  expect('a socket', await firstWords(origin), 'pusher:connection_established');
  return faults;
}

async function firstWords(origin: string): Promise<string> {
  const { body } = await ask(`${origin}/api/v1/config`);
  const { realtime } = JSON.parse(body.toString()) as { realtime: { key: string } };
  const url = `${origin.replace('http', 'ws')}/app/${realtime.key}?protocol=7`;
  const socket = new WebSocket(url, { ca });
  try {
    const [message] = await once(socket, 'message', { signal: AbortSignal.timeout(10_000) });
    return (JSON.parse(String(message)) as { event: string }).event;
  } catch (error) {
    return String(error);
  } finally {
    socket.terminate();
  }
}

/** What comes out of the proxy when a client claims to be somebody else. */
export async function checkClaims(open: (port: number) => Promise<{ origin: string }>) {
  const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  await once(echo.listen(0, '127.0.0.1'), 'listening');
  try {
    const { origin } = await open((echo.address() as AddressInfo).port);
    const claims = {
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    };
    const { body } = await ask(`${origin}/`, { headers: claims });
    const seen = JSON.parse(body.toString()) as Record<string, string>;
    const wanted = {
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      host: 'localhost',
    };
    return [...Object.entries(wanted), ['x-forwarded-host', undefined] as const]
      .filter(([name, value]) => seen[name] !== value)
      .map(([name]) => `${name} of the client is passed on: ${seen[name]}`);
  } finally {
    echo.close();
    echo.closeAllConnections();
  }
}
