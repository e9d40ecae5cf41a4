import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const checkEveryMs = 300;

interface Backend {
  origin: string;
  agent: Agent;
  serves: boolean;
}

/** A proxy that asks `/readyz`, keeps its connections and repeats nothing: each fault is seen. */
export async function startBalancer(origins: string[]) {
  const backends: Backend[] = origins.map((origin) => ({
    origin,
    agent: new Agent({ keepAlive: true, maxSockets: 64 }),
    serves: true,
  }));
  let turn = 0;
  const over = new AbortController();
  for (const backend of backends) void watch(backend, over.signal);
  const server = createServer((asked, answer) => {
    const serving = backends.filter(({ serves }) => serves);
    const backend = serving[turn++ % serving.length];
    if (backend) pass(backend, asked, answer);
    else answer.writeHead(502).end('nobody serves');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async untilAllServe() {
      while (!backends.every(({ serves }) => serves)) await sleep(checkEveryMs);
    },
    stop() {
      over.abort();
      server.close();
      server.closeAllConnections();
      for (const { agent } of backends) agent.destroy();
    },
  };
}

/** A refusal counts at once; an answer that is late on a busy machine does not. */
async function watch(backend: Backend, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const signal = AbortSignal.timeout(5000);
    const answer = await fetch(`${backend.origin}/readyz`, { signal }).catch((error: unknown) =>
      error instanceof Error && error.name === 'TimeoutError' ? null : ({ ok: false } as const),
    );
    if (answer) backend.serves = answer.ok;
    await sleep(checkEveryMs);
  }
}

function pass({ origin, agent }: Backend, asked: IncomingMessage, answer: ServerResponse): void {
  const { connection: _connection, ...headers } = asked.headers;
  const sent = request(origin + asked.url, { agent, method: asked.method, headers });
  sent.on('response', (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.on('error', () => answer.destroy()).pipe(answer);
  });
  sent.on('error', (error) => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end(`${origin}: ${error.message}`);
  });
  asked.pipe(sent);
}
