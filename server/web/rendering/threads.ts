import type { FastifyInstance } from 'fastify';
import { overloaded } from '#server/platform/errors.ts';
import type { Render } from './entry.ts';
import { type RenderThread, startRenderThread } from './render-thread.ts';

/** A bundle that dies at once is not started in an endless circle. */
const msBeforeAnother = 500;

interface Threads {
  /** URL of the built pages. */
  bundle: string;
  threads: number;
  /** So long a thread may give no sign of life while it renders. */
  stuckMs?: number;
}

/**
 * Renders pages beside the thread that serves the API, so that a flood of pages slows no other call.
 * A thread that dies or is stuck is replaced; the pages that it was rendering have failed.
 */
export async function renderOnThreads(
  app: Pick<FastifyInstance, 'log' | 'addHook'>,
  { threads, ...options }: Threads,
): Promise<Render> {
  let isClosed = false;
  const running = new Set<RenderThread>();

  function add(): RenderThread {
    const thread = startRenderThread({
      ...options,
      died: (error) => {
        running.delete(thread);
        app.log.error(error, 'a thread that renders pages has died');
        if (!isClosed) setTimeout(() => isClosed || add(), msBeforeAnother).unref();
      },
    });
    // Whoever waits for it is told by `died` as well.
    thread.ready.catch(() => undefined);
    running.add(thread);
    return thread;
  }

  await Promise.all(Array.from({ length: threads }, () => add().ready));
  app.addHook('onClose', async () => {
    isClosed = true;
    await Promise.all([...running].map((thread) => thread.stop()));
  });
  return async (request, scope) => {
    const [freest] = [...running].toSorted((a, b) => a.pending() - b.pending());
    if (!freest) throw overloaded();
    return freest.render(request, scope);
  };
}
