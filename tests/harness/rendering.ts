import { pino } from 'pino';
import type { Render } from '#server/web/rendering/entry.ts';
import { renderOnThreads } from '#server/web/rendering/threads.ts';
import { bundle } from '#server/web/renderer.ts';

let running: Promise<Render> | undefined;

/**
 * The thread of this worker that draws pages, begun with the first file that wants it: a new one draws
 * its first pages ten times more slowly. It knows nothing of the product that a page is of, and ends
 * with the process.
 */
export const sharedRendering = (): Promise<Render> =>
  (running ??= renderOnThreads(
    { log: pino({ level: 'silent' }), addHook: () => undefined as never },
    { bundle, threads: 1 },
  ));
