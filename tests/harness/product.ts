import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database, DatabaseOptions } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import { followPageChanges } from '#server/platform/cache/page-invalidation.ts';
import { startWorker } from '#server/platform/queue.ts';
import { jobs } from '#server/worker.ts';
import { openPage, sharedChromium, type WatchedPage } from './chromium.ts';
import { testDeps } from './deps.ts';
import { sharedRendering } from './rendering.ts';
import { freePort } from './free-port.ts';
import { Visitor } from './visitor.ts';

export interface Product {
  origin: string;
  deps: Deps;
  db: Database;
  /** A guest who calls the API past the browser, to prepare what a journey needs. */
  visitor(): Visitor;
  /** A person with a browser of their own: nothing is shared with the others. */
  open(options: Parameters<typeof openPage>[1]): Promise<WatchedPage>;
  /** Nobody listens at its address until what it answers is called. */
  goAway(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** The product as `npm start` serves it: built pages, guests' cache and jobs, and a Chromium. */
export async function startProduct(
  mode: Config['mode'] = 'demo',
  environment: NodeJS.ProcessEnv = {},
  /** Is told of every statement. */
  log?: DatabaseOptions['log'],
): Promise<Product> {
  const port = await freePort();
  const { deps, url, drop } = await testDeps({ PORT: String(port), ...environment }, { log });
  // Without the TLS that production has in front.
  deps.config.mode = mode;
  const origin = deps.config.publicOrigin;
  const cache = new PageCache({ maxBytes: 16 * 1024 * 1024, ttlMs: 60_000 });
  const { server } = await buildApp(deps, {
    mode: 'production',
    publicOrigin: origin,
    cache,
    threads: 0,
    render: await sharedRendering(),
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const watch = followPageChanges(deps, cache);
  const worker = await startWorker(deps, url, jobs);
  await server.listen({ port, host: 'localhost' });
  const browser = await sharedChromium();
  const opened: Promise<WatchedPage>[] = [];
  return {
    origin,
    deps,
    db: deps.db,
    visitor: () => new Visitor(server),
    open: (options) => {
      const watched = openPage(browser, options);
      opened.push(watched);
      return watched;
    },
    async goAway() {
      const closed = once(server.server, 'close');
      server.server.close();
      // Those of WebSockets, too, which the server itself has let go of.
      for (const socket of sockets) socket.destroy();
      await closed;
      return async () => {
        await once(server.server.listen(port, 'localhost'), 'listening');
      };
    },
    async stop() {
      // Those, too, that a failed test has left open.
      for (const watched of await Promise.allSettled(opened)) {
        if (watched.status === 'fulfilled') await watched.value.close();
      }
      await server.close();
      watch.stop();
      await worker.stop();
      await deps.db.destroy();
      await drop();
    },
  };
}
