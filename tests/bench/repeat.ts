import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

interface Repeated {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

/**
 * Answers a second, of one page that is asked for over and over from another thread. Nothing is made
 * of what comes but its length: a client that makes a text of packed bytes measures itself.
 */
export async function rateOfRepeats(repeated: Repeated): Promise<number> {
  const worker = new Worker(new URL(import.meta.url), { workerData: repeated, stdout: true });
  const [told] = await Promise.all([text(worker.stdout), once(worker, 'exit')]);
  return Number(told);
}

if (!isMainThread && workerData) process.stdout.write(String(await repeat(workerData as Repeated)));

async function repeat({ url, headers, connections, seconds }: Repeated): Promise<number> {
  const { pathname, search, host, hostname, port } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n');
  const began = performance.now();
  const until = began + seconds * 1000;
  let answers = 0;

  async function lane(): Promise<void> {
    const socket = connect(Number(port), hostname);
    let head = '';
    /** Bytes of the body that are still to come. */
    let left = 0;
    socket.write(request);
    for await (const piece of socket as AsyncIterable<Buffer>) {
      if (left === 0) {
        head += piece.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) continue;
        left = lengthIn(head.slice(0, end), url) - (head.length - end - 4);
        head = '';
      } else left -= piece.length;
      if (left > 0) continue;
      answers += 1;
      if (performance.now() > until) break;
      socket.write(request);
    }
  }

  await Promise.all(Array.from({ length: connections }, lane));
  return (answers * 1000) / (performance.now() - began);
}

function lengthIn(head: string, url: string): number {
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200') || !length) throw new Error(`No page: ${url}\n${head}`);
  return Number(length);
}
