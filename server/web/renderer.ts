import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Entry, Render } from './rendering/entry.ts';
import { renderOnThreads } from './rendering/threads.ts';

/** Turns a request for a page into its answer, out of what `web/` was built or is served from. */
export interface Renderer {
  render: Render;
  /** Development: Vite's own files; true when the answer is already on its way. */
  serveSource?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

const root = new URL('../../', import.meta.url);
export const clientFolder = new URL('dist/client/', root);

export const bundle = new URL('dist/server/server.js', root).href;

/** `threads`: 0 renders on the thread that asks. */
export async function builtRenderer(
  app: FastifyInstance,
  { threads, render }: { threads: number; render?: Render },
): Promise<Renderer> {
  if (render) return { render };
  if (threads > 0) return { render: await renderOnThreads(app, { bundle, threads }) };
  const entry = (await import(bundle)) as Entry;
  return { render: (request, context) => entry.default.fetch(request, { context }) };
}

/** Renders from the sources, and tells the browser of each change. */
export async function liveRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root: new URL('.', root).pathname,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: true },
  });
  // Before the server closes: it waits for every socket, and open pages hold one of Vite's.
  app.addHook('preClose', () => vite.close());
  return {
    async render(request, context) {
      // Looked up each time: Vite makes a new one when it starts anew.
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot render pages here');
      const entry = await ssr.runner.import<Entry>('/web/server.ts');
      return entry.default.fetch(request, { context });
    },
    serveSource: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => {
          if (error) reject(error);
          else resolve(false);
        });
      }),
  };
}
