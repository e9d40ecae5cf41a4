import { parentPort, workerData } from 'node:worker_threads';
import type { ApiReply, ApiRequest } from '#contract/page.ts';
import type { Entry } from './entry.ts';
import {
  type RenderOrder,
  faultOf,
  faultText,
  type FromThread,
  type PlainRequest,
  type ToThread,
} from './messages.ts';

// A thread that renders pages. It has no secrets and no connections: calls of pages to the API go to
// the thread that has ordered them.

interface Waiting {
  resolve: (reply: ApiReply) => void;
  reject: (error: Error) => void;
}

interface Page {
  leave: AbortController;
  /** Held as long as it is rendered: its signal follows `leave` only while somebody holds it. */
  request: Request;
  calls: Waiting[];
}

const { bundle } = workerData as { bundle: string };
const entry = (await import(bundle)) as Entry;
const pages = new Map<number, Page>();
const tell = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') return tell({ kind: 'pong' });
  if (message.kind === 'render') return void render(message);
  const page = pages.get(message.page);
  if (message.kind === 'abort') return page?.leave.abort(new Error('The visitor has left'));
  const waiting = page?.calls[message.call];
  if (message.kind === 'reply') waiting?.resolve(message.reply);
  else waiting?.reject(faultOf(message.error));
});
tell({ kind: 'ready' });

async function render({ page: id, url, headers, nonce, hasSession }: RenderOrder): Promise<void> {
  try {
    const leave = new AbortController();
    const request = new Request(url, { headers, signal: leave.signal });
    const page: Page = { leave, request, calls: [] };
    pages.set(id, page);
    let whole: string | undefined;
    const response = await entry.default.fetch(request, {
      context: {
        nonce,
        hasSession,
        transport: (call) => callFor(id, page, call),
        takeWhole: (html) => void (whole = html),
        report: (error) => tell({ kind: 'fault', page: id, error: faultText(error) }),
      },
    });
    const html = whole ?? (await response.text());
    tell({
      kind: 'rendered',
      page: id,
      status: response.status,
      headers: [...response.headers],
      html,
    });
  } catch (error) {
    tell({ kind: 'failed', page: id, error: faultText(error) });
  } finally {
    pages.delete(id);
  }
}

function callFor(id: number, page: Page, { signal, ...request }: ApiRequest): Promise<ApiReply> {
  const { promise, resolve, reject } = Promise.withResolvers<ApiReply>();
  const call = page.calls.push({ resolve, reject }) - 1;
  signal?.addEventListener('abort', () => reject(faultOf(faultText(signal.reason))));
  tell({ kind: 'call', page: id, call, request: plain(request) });
  return promise;
}

function plain({ method, path, headers, body }: ApiRequest): PlainRequest {
  if (body !== undefined && typeof body !== 'string') throw new Error('Pages send no files');
  return { method, path, ...(headers && { headers }), ...(body !== undefined && { body }) };
}
