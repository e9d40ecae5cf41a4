import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from '../metrics.ts';

/**
 * A port of its own: no proxy in front of the product leads to it by mistake, and it answers when
 * the product refuses. Returns how to stop.
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.scrape().then(
      (text) => response.setHeader('content-type', metrics.registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await once(server.listen(port, host), 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
