import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#tests/harness/free-port.ts';

export interface ServerProcess {
  process: ChildProcess;
  origin: string;
  /** What it has written to its standard error so far. */
  errors: () => string;
  /** Its exit code; null when it had to be killed. */
  ended: (withinMs?: number) => Promise<number | null>;
  /** Until it can serve; fails when it ends before. */
  ready: () => Promise<void>;
}

interface ProcessOptions {
  environment: NodeJS.ProcessEnv;
  stdio?: StdioOptions;
  command?: string[];
}

/** The server as an operator starts it; ended with the test at the latest. */
export async function startServerProcess(options: ProcessOptions): Promise<ServerProcess> {
  const port = options.environment['PORT'] ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'ryadom-process-'));
  const [command = process.execPath, ...args] = options.command ?? [
    process.execPath,
    'server/main.ts',
  ];
  const child = spawn(command, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: '0',
      ...options.environment,
    },
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = once(child, 'exit').then(async () => {
    await rm(dataDir, { recursive: true, force: true });
    return child.exitCode;
  });
  return {
    process: child,
    origin,
    errors: () => errors,
    async ended(withinMs = 20_000) {
      const late = sleep(withinMs).then(() => void child.kill('SIGKILL'));
      await Promise.race([exit, late]);
      return exit;
    },
    async ready() {
      while (
        !(await fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (child.exitCode !== null) throw new Error(`The server has ended: ${errors}`);
        await sleep(100);
      }
    },
  };
}
