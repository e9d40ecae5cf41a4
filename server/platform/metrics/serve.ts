import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from '../metrics.ts';
import { SettingsError } from '../config/settings-error.ts';

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
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    const place = `${host}:${port} (${error.code})`;
    throw new SettingsError(`Metrics cannot be served at ${place}: set METRICS_PORT, METRICS_HOST`);
  });
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
