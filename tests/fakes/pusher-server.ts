import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addPusherSockets } from './pusher-sockets.ts';

export interface Triggered {
  channel: string;
  name: string;
  data: unknown;
}

/** What happens to the next call instead of an answer. */
type Mishap = 'cut' | 'slow' | { status: number };

const app = { id: '4711', key: 'fake-key', secret: 'fake secret of the app' };
const slowMs = 6000;
const freshSeconds = 600;

/** The HTTP API of Pusher, as its documentation describes it; takes nothing that is signed wrongly. */
export async function startPusherServer() {
  const events: Triggered[] = [];
  const terminated: string[] = [];
  const refused: string[] = [];
  const mishaps: Mishap[] = [];
  /** Events with this in their data are too much for it, alone and in a batch. */
  const unfit = { word: '' };
  let calls = 0;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    calls += 1;
    const mishap = mishaps.shift();
    if (mishap === 'cut') return void request.socket.destroy();
    if (mishap === 'slow') return void setTimeout(() => response.end('{}'), slowMs).unref();
    if (mishap) return void response.writeHead(mishap.status).end('not now');
    const fault = faultOf(request, body);
    if (fault) {
      refused.push(fault);
      return void response.writeHead(401).end(fault);
    }
    if (unfit.word && body.includes(unfit.word))
      return void response.writeHead(413).end('too much');
    keep(new URL(request.url ?? '', 'http://fake').pathname, body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }

  function keep(path: string, body: string): void {
    const person = /\/users\/(\w+)\/terminate_connections$/.exec(path)?.[1];
    if (person) {
      terminated.push(person);
      return sockets.terminate(person);
    }
    const told = JSON.parse(body) as {
      batch?: { channel: string; name: string; data: string }[];
      name: string;
      data: string;
      channels: string[];
    };
    const single = told.channels?.map((channel) => ({ ...told, channel }));
    for (const { channel, name, data } of told.batch ?? single) {
      events.push({ channel, name, data: JSON.parse(data) });
      sockets.tell(channel, name, data);
    }
  }

  const server = createServer((request, response) => void take(request, response));
  const sockets = addPusherSockets(server, app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      PUSHER_APP_ID: app.id,
      PUSHER_KEY: app.key,
      PUSHER_SECRET: app.secret,
      PUSHER_HOST: '127.0.0.1',
      PUSHER_PORT: String(port),
      PUSHER_SCHEME: 'http',
    },
    app,
    port,
    sockets,
    events,
    terminated,
    /** Why calls were not taken; a test that goes well has none. */
    refused,
    mishaps,
    unfit,
    calls: () => calls,
    async stop() {
      sockets.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** By https://pusher.com/docs/channels/library_auth_reference/rest-api/#authentication. */
function faultOf({ method, url = '' }: IncomingMessage, body: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://fake');
  if (!pathname.startsWith(`/apps/${app.id}/`)) return 'another app';
  if (searchParams.get('auth_key') !== app.key) return 'another key';
  if (searchParams.get('auth_version') !== '1.0') return 'another version';
  const age = Math.abs(Date.now() / 1000 - Number(searchParams.get('auth_timestamp')));
  if (!(age < freshSeconds)) return 'an old timestamp';
  const md5 = createHash('md5').update(body).digest('hex');
  if (searchParams.get('body_md5') !== md5) return 'another body';
  const signed = [...searchParams]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  const signature = createHmac('sha256', app.secret)
    .update([method, pathname, signed].join('\n'))
    .digest('hex');
  return searchParams.get('auth_signature') === signature ? null : 'a wrong signature';
}
