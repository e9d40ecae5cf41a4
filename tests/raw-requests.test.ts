import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemSchema } from '#contract/errors.ts';
import { startTestApp, type TestApp } from '#tests/harness/app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_ORIGIN: 'https://ryadom.example' });
  port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.stop());

interface Raw {
  status: number;
  headers: string;
  body: string;
}

/** What comes back for these very bytes. */
function send(lines: string, { host = true } = {}): Promise<Raw> {
  const [first = '', ...others] = lines.split('\n');
  const named = host ? ['Host: ryadom.example', 'Connection: close'] : [];
  const socket = connect(port, '127.0.0.1');
  socket.write(`${[first, ...named, ...others].join('\r\n')}\r\n\r\n`);
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    socket.on('error', reject).on('close', () => {
      const [headers = '', ...rest] = text.split('\r\n\r\n');
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(headers)?.[1]);
      resolve({ status, headers: headers.toLowerCase(), body: rest.join('\r\n\r\n') });
    });
  });
}

const header = 'X-Long: '.padEnd(20_000, 'a');
const form = 'Content-Type: application/json\nContent-Length: 2';

describe('under /api all that fails is a problem in Russian', () => {
  it.each([
    ['a query that is not encoded', 'GET /api/v1/cities?q=няня HTTP/1.1', 400],
    ['a path that is not encoded', 'GET /api/v1/няня HTTP/1.1', 400],
    ['a path that cannot be decoded', 'GET /api/%zz HTTP/1.1', 400],
    ['a method of other protocols', 'PROPFIND /api/v1/cities HTTP/1.1', 405],
    ['a method that nobody knows', 'FOO /api/v1/cities HTTP/1.1', 400],
    ['a method that no room takes', 'TRACE /api/v1/cities HTTP/1.1', 404],
    ['the root itself', 'GET /api HTTP/1.1', 404],
    ['two slashes', 'GET //api/x HTTP/1.1', 404],
    ['too many headers', `GET /api/v1/cities HTTP/1.1\n${header}`, 431],
    ['a length that is none', 'POST /api/v1/login HTTP/1.1\nContent-Length: x', 400],
    ['an expectation', 'POST /api/v1/login HTTP/1.1\nExpect: a-miracle\nContent-Length: 0', 417],
    ['a body that breaks off', `POST /api/v1/login HTTP/1.1\n${form}\n\n{"`, 400],
    ['a version to come', 'GET /api/v1/cities HTTP/3.7', 400],
    ['no HTTP at all', '\u0016\u0003\u0001', 400],
  ])('%s', async (_name, lines, expected) => {
    const { status, headers, body } = await send(lines);
    expect(status).toBe(expected);
    expect(headers).toContain('content-type: application/problem+json');
    expect(headers).toContain('strict-transport-security: max-age=');
    const problem = problemSchema.parse(JSON.parse(body));
    expect(problem.status).toBe(expected);
    expect(`${problem.title} ${problem.detail}`).toMatch(/[а-я]{3}/);
  });

  it('no name of the host', async () => {
    const { status, headers } = await send('GET /api/v1/cities HTTP/1.1\nConnection: close', {
      host: false,
    });
    expect(status).toBe(400);
    expect(headers).toContain('content-type: application/problem+json');
  });
});

describe('a page that fails speaks to people', () => {
  it.each([
    ['a path that cannot be decoded', 'GET /%zz HTTP/1.1', 400],
    ['a path that is not encoded', 'GET /няня HTTP/1.1', 400],
    ['a wrong method', 'POST /nyanya HTTP/1.1\nContent-Length: 0', 405],
    ['a method of other protocols', 'PROPFIND / HTTP/1.1', 405],
    ['too many cookies', `GET /nyanya HTTP/1.1\n${header}`, 431],
    // Without a renderer there are no pages.
    ['none there', 'GET /nyanya HTTP/1.1', 404],
  ])('%s', async (_name, lines, expected) => {
    const { status, headers, body } = await send(lines);
    expect(status).toBe(expected);
    expect(headers).toContain('content-type: text/html; charset=utf-8');
    expect(headers).toContain('strict-transport-security: max-age=');
    expect(body).toMatch(/<html lang="ru">.*<h1>[А-Я].*<a href="\/">На главную<\/a>/s);
  });

  it('says which methods there are', async () => {
    expect((await send('DELETE /nyanya HTTP/1.1')).headers).toContain('allow: get, head');
  });
});

it('all answers of the API over TLS ask for TLS from then on', async () => {
  for (const path of ['/api/v1/cities', '/api/v1/user', '/api/v1/nowhere', '/healthz']) {
    const { headers } = await send(`GET ${path} HTTP/1.1`);
    expect(headers).toContain('strict-transport-security: max-age=31536000; includesubdomains');
  }
});

it.each([
  ['of another site', 'Origin: https://evil.example', 403],
  ['that is none', 'Sec-WebSocket-Version: 13', 400],
])('so does the refusal of a handshake %s', async (_name, line, expected) => {
  const upgrade = 'Host: ryadom.example\nConnection: Upgrade\nUpgrade: websocket';
  const raw = await send(`GET /app/key?protocol=7 HTTP/1.1\n${upgrade}\n${line}`, { host: false });
  expect(raw.status).toBe(expected);
  expect(raw.headers).toContain('strict-transport-security: max-age=31536000; includesubdomains');
});
