import type { FastifyInstance } from 'fastify';
import { overloaded } from '#server/platform/errors.ts';
import type { Render } from './entry.ts';
import { type Drawer, startDrawer } from './drawer.ts';

/** A bundle that dies at once is not started in an endless circle. */
const msBeforeAnother = 500;

interface Threads {
  /** URL of the built pages. */
  bundle: string;
  threads: number;
  /** So long a thread may give no sign of life while it draws. */
  stuckMs?: number;
}

/**
 * Draws pages beside the thread that serves the API, so that a flood of pages slows no other call.
 * A thread that dies or is stuck is replaced; the pages that it was drawing have failed.
 */
export async function drawOnThreads(
  app: Pick<FastifyInstance, 'log' | 'addHook'>,
  { threads, ...options }: Threads,
): Promise<Render> {
  let isClosed = false;
  const drawers = new Set<Drawer>();

  function add(): Drawer {
    const drawer = startDrawer({
      ...options,
      died: (error) => {
        drawers.delete(drawer);
        app.log.error(error, 'a thread that draws pages has died');
        if (!isClosed) setTimeout(() => isClosed || add(), msBeforeAnother).unref();
      },
    });
    // Whoever waits for it is told by `died` as well.
    drawer.ready.catch(() => undefined);
    drawers.add(drawer);
    return drawer;
  }

  await Promise.all(Array.from({ length: threads }, () => add().ready));
  app.addHook('onClose', async () => {
    isClosed = true;
    await Promise.all([...drawers].map((drawer) => drawer.stop()));
  });
  return async (request, scope) => {
    const [freest] = [...drawers].toSorted((a, b) => a.pending() - b.pending());
    if (!freest) throw overloaded();
    return freest.draw(request, scope);
  };
}
