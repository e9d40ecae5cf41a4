import type { FastifyInstance } from 'fastify';
import type { PageCache } from './platform/cache/page-cache.ts';
import { serveAssets } from './web/assets.ts';
import { inProcessApi } from './web/in-process-api.ts';
import { pages } from './web/pages.ts';
import type { Render } from './web/rendering/entry.ts';
import { builtRenderer, liveRenderer } from './web/renderer.ts';
import { securityHeaders } from './web/security-headers.ts';

export interface WebOptions {
  mode: 'production' | 'development';
  /** Address that people see, without a slash at its end. */
  publicOrigin: string;
  /** Pages of guests; null: every page is rendered anew. */
  cache: PageCache | null;
  /** Threads that render pages; 0: the one that serves the API does it. */
  threads: number;
  /** What renders instead of threads of its own; several servers of a process may share it. */
  render?: Render;
}

/**
 * Hands every GET that no other route took to the page renderer. Call it before the rooms add
 * their routes: its hook, which keeps inner headers from leaving, must lie around them.
 */
export async function registerWeb(
  app: FastifyInstance,
  options: WebOptions,
  visits: Pick<Parameters<typeof pages>[0], 'admit' | 'findOwner'>,
  elsewhere: Pick<
    Parameters<typeof securityHeaders>[0],
    'socketOrigin' | 'sentryOrigin' | 'widgetOrigin'
  > = {},
): Promise<void> {
  const { mode, publicOrigin } = options;
  const development = mode === 'development';
  const cache = development ? null : options.cache;
  const callsFor = inProcessApi(app, publicOrigin, cache?.answers);
  const renderer = await (development ? liveRenderer(app) : builtRenderer(app, options));
  if (!development) await serveAssets(app);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: pages({
      renderer,
      callsFor,
      publicOrigin,
      cache,
      ...visits,
      security: securityHeaders({
        publicOrigin,
        development,
        ...elsewhere,
      }),
    }),
  });
}
