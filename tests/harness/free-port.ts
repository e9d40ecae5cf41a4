import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems take for calls they make themselves: one of those could be gone
 * again before the server listens.
 */
const [firstPort, lastPort] = [20_000, 30_000];

/** For a server that is told its port before it listens. */
export async function freePort(): Promise<number> {
  const port = randomInt(firstPort, lastPort);
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
