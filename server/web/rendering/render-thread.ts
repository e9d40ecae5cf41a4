import { Worker } from 'node:worker_threads';
import type { PageScope } from '#contract/page.ts';
import { overloaded } from '#server/platform/errors.ts';
import { faultOf, faultText, type FromThread, type ToThread } from './messages.ts';

/** A thread that has not answered for so long is stuck in a page, and the others wait behind it. */
const stuckAfterMs = 10_000;
const pingsUntilStuck = 10;
/** What rendering needs, several times over: one that wants more has a leak, and is replaced. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

interface Order {
  scope: PageScope;
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

export interface RenderThread {
  render: (request: Request, scope: PageScope) => Promise<Response>;
  /** Pages that are being rendered. */
  pending: () => number;
  /** Resolves when the first page can be rendered; rejects when the thread has died before. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

interface RenderThreadOptions {
  /** URL of the built pages. */
  bundle: string;
  /** The thread is gone, by a fault or because it was stuck; what it was rendering has failed. */
  died: (error: Error) => void;
  stuckMs?: number;
}

/** One thread that renders pages of the built bundle, several at a time. */
export function startRenderThread(options: RenderThreadOptions): RenderThread {
  const { bundle, died, stuckMs = stuckAfterMs } = options;
  const thread = new URL('thread.ts', import.meta.url);
  const worker = new Worker(thread, { workerData: { bundle }, resourceLimits });
  // It keeps no process alive; pages that are being rendered have their sockets.
  worker.unref();
  const orders = new Map<number, Order>();
  const ready = Promise.withResolvers<void>();
  let last = 0;
  let isEnded = false;
  /** Pings since the last sign of life; not a time, which also passes while the machine sleeps. */
  let unanswered = 0;
  const send = (message: ToThread) => worker.postMessage(message);

  function end(error: Error): void {
    if (isEnded) return;
    isEnded = true;
    clearInterval(watch);
    ready.reject(error);
    for (const order of orders.values()) order.reject(overloaded());
    orders.clear();
    died(error);
  }

  const watch = setInterval(() => {
    unanswered = orders.size === 0 ? 0 : unanswered + 1;
    if (unanswered > pingsUntilStuck) {
      end(new Error('A thread that renders pages was stuck'));
      void worker.terminate();
    } else send({ kind: 'ping' });
  }, stuckMs / pingsUntilStuck);
  watch.unref();

  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', (code) => end(new Error(`A thread that renders pages has ended with ${code}`)));
  worker.on('message', (message: FromThread) => {
    unanswered = 0;
    if (message.kind === 'ready') return ready.resolve();
    if (message.kind === 'pong') return;
    const order = orders.get(message.page);
    if (!order) return;
    switch (message.kind) {
      case 'call':
        return void answerCall(order, message);
      case 'fault':
        return order.scope.report(faultOf(message.error));
      case 'failed':
        orders.delete(message.page);
        return order.reject(faultOf(message.error));
      case 'rendered': {
        orders.delete(message.page);
        const { status, headers, html } = message;
        order.scope.takeWhole(html);
        return order.resolve(new Response(null, { status, headers }));
      }
    }
  });

  async function answerCall(
    { scope }: Order,
    { page, call, request }: FromThread & { kind: 'call' },
  ): Promise<void> {
    try {
      send({ kind: 'reply', page, call, reply: plainReply(await scope.transport(request)) });
    } catch (error) {
      send({ kind: 'no_reply', page, call, error: faultText(error) });
    }
  }

  return {
    ready: ready.promise,
    pending: () => orders.size,
    render: (request, scope) =>
      new Promise((resolve, reject) => {
        last += 1;
        const page = last;
        orders.set(page, { scope, resolve, reject });
        request.signal.addEventListener('abort', () => send({ kind: 'abort', page }));
        const { nonce, hasSession } = scope;
        const headers = [...request.headers];
        send({ kind: 'render', page, url: request.url, headers, nonce, hasSession });
      }),
    async stop() {
      isEnded = true;
      clearInterval(watch);
      await worker.terminate();
    },
  };
}

/** Answers carry tags and more that stay on this side. */
const plainReply = ({
  status,
  body,
  retryAfterSeconds,
}: Awaited<ReturnType<PageScope['transport']>>) => ({
  status,
  body,
  ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
});
