import type { Browser } from 'playwright-core';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/platform/config.ts';
import type { Database } from '#server/platform/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { PageCache } from '#server/platform/cache/page-cache.ts';
import { followPageChanges } from '#server/platform/cache/page-invalidation.ts';
import { startWorker } from '#server/platform/queue.ts';
import { jobs } from '#server/worker.ts';
import { launchChromium, openPage, type WatchedPage } from './chromium.ts';
import { testDeps } from './deps.ts';
import { freePort } from './free-port.ts';
import { Visitor } from './visitor.ts';

export interface Product {
  origin: string;
  deps: Deps;
  db: Database;
  /** A guest who calls the API past the browser, to prepare what a journey needs. */
  visitor(): Visitor;
  browser: Browser;
  /** A person with a browser of their own: nothing is shared with the others. */
  open(options: Parameters<typeof openPage>[1]): Promise<WatchedPage>;
  stop(): Promise<void>;
}

/** The product as `npm start` serves it: built pages, guests' cache and jobs, and a Chromium. */
export async function startProduct(
  mode: Config['mode'] = 'demo',
  environment: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const port = await freePort();
  const { deps, url, drop } = await testDeps({ PORT: String(port), ...environment });
  // Without the TLS that production has in front.
  deps.config.mode = mode;
  const origin = deps.config.publicOrigin;
  const cache = new PageCache({ maxBytes: 16 * 1024 * 1024, ttlMs: 60_000 });
  const { server } = await buildApp(deps, {
    mode: 'production',
    publicOrigin: origin,
    cache,
    threads: deps.config.pageThreads,
  });
  const watch = followPageChanges(deps, cache);
  const worker = await startWorker(deps, url, jobs);
  await server.listen({ port, host: 'localhost' });
  const browser = await launchChromium();
  return {
    origin,
    deps,
    db: deps.db,
    visitor: () => new Visitor(server),
    browser,
    open: (options) => openPage(browser, options),
    async stop() {
      await browser.close();
      await server.close();
      watch.stop();
      await worker.stop();
      await deps.db.destroy();
      await drop();
    },
  };
}
