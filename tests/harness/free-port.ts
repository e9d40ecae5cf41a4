import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems take for calls they make themselves: one of those could be gone
 * again before the server listens.
 */
const lowestPort = 20_000;

/** Workers that run side by side never take the same one between the look and the listening. */
const portsOfWorker = 500;
const workersAtMost = 20;
const worker = Number(process.env['VITEST_POOL_ID'] ?? 0) % workersAtMost;
const firstPort = lowestPort + worker * portsOfWorker;

/** For a server that is told its port before it listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(firstPort, firstPort + portsOfWorker);
  const probe = createServer();
  try {
    await once(probe.listen(port, 'localhost'), 'listening');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
