import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface FormServer {
  /** For `SMS_GATEWAY_URL`. */
  url: string;
  stop(): Promise<void>;
}

interface FormAnswer {
  status?: number;
  body: unknown;
}

/** Takes forms at one path and answers in JSON, as gateways for messages do. */
export async function startFormServer(
  path: string,
  answer: (form: Record<string, string>) => FormAnswer,
): Promise<FormServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    if (request.url !== path || request.method !== 'POST' || !isForm) {
      response.writeHead(404).end();
      return;
    }
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
    const { status = 200, body } = answer(form);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
