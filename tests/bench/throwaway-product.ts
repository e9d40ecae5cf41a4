import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/harness/free-port.ts';

export interface ThrowawayProduct {
  origin: string;
  /** Memory now and the most so far, in megabytes. */
  memory: () => string;
  stop: () => Promise<void>;
}

/** The product as `npm start` starts it, with the demo data, on files that are thrown away. */
export async function startThrowawayProduct(): Promise<ThrowawayProduct> {
  const home = await mkdtemp(join(tmpdir(), 'ryadom-bench-'));
  // As root the database runs as another user, who has to get in here.
  await chmod(home, 0o755);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(home, 'data'),
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The product has ended');
    await sleep(200);
  }
  const statusOf = (field: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return (Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0);
  };
  return {
    origin,
    memory: () => `${statusOf('VmRSS')} (${statusOf('VmHWM')})`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(home, { recursive: true, force: true });
    },
  };
}
