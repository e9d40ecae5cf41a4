import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface EnvelopeItem {
  /** `event`, `transaction`, `replay_event`, `replay_recording` … */
  type: string;
  /** Parsed where it is JSON. */
  payload: unknown;
}

/**
 * A server that takes envelopes as https://develop.sentry.dev/sdk/envelopes/ describes them, and
 * refuses what the real one refuses: another project or key, headers that are no JSON, a length
 * that is not true.
 */
export async function startSentryServer() {
  const items: EnvelopeItem[] = [];
  const faults: string[] = [];
  const key = 'a0b1c2d3e4f5a0b1c2d3e4f5a0b1c2d3';
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type, x-sentry-auth',
  };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'OPTIONS') return reply.writeHead(204, cors).end();
      const url = new URL(request.url ?? '', 'http://sentry');
      const auth = url.searchParams.get('sentry_key') ?? request.headers['x-sentry-auth'] ?? '';
      try {
        if (url.pathname !== '/api/7/envelope/') throw new Error(`path ${url.pathname}`);
        if (!String(auth).includes(key)) throw new Error('key');
        items.push(...readEnvelope(Buffer.concat(parts)));
      } catch (error) {
        faults.push(String(error));
        return reply.writeHead(400, cors).end();
      }
      return reply
        .writeHead(200, { ...cors, 'content-type': 'application/json' })
        .end('{"id":"00000000000000000000000000000000"}');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://${key}@localhost:${port}/7`,
    origin: `http://localhost:${port}`,
    items,
    faults,
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function readEnvelope(bytes: Buffer): EnvelopeItem[] {
  let at = 0;
  const line = () => {
    const end = bytes.indexOf(10, at);
    const text = bytes.subarray(at, end === -1 ? bytes.length : end).toString();
    at = end === -1 ? bytes.length : end + 1;
    return text;
  };
  JSON.parse(line());
  const items: EnvelopeItem[] = [];
  while (at < bytes.length) {
    const header = line();
    if (header === '') continue;
    const { type, length } = JSON.parse(header) as { type: string; length?: number };
    const payload = length === undefined ? line() : bytes.subarray(at, at + length).toString();
    if (length !== undefined) {
      if (Buffer.byteLength(payload) !== length) throw new Error(`length of ${type}`);
      at += length + 1;
    }
    items.push({ type, payload: parsed(payload) });
  }
  return items;
}

/** A recording is a line of JSON and then its events. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
