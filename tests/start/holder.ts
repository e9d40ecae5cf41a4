import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isAlive } from '#server/embedded-postgres/process.ts';

type Event = { url?: string; log?: string; error?: string; stopped?: true };

export interface Holder {
  process: ChildProcess;
  /** The next report of this kind; earlier ones of other kinds are passed over. */
  next<K extends keyof Event>(kind: K): Promise<NonNullable<Event[K]>>;
  /** Ends it the way Ctrl-C in a terminal does: the signal goes to its whole group. */
  interrupt(): Promise<number | null>;
  kill(): Promise<void>;
}

export function hold(directory: string, address = ''): Holder {
  const program = join(import.meta.dirname, 'hold-postgres.ts');
  const child = spawn(process.execPath, [program, directory, address], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  const signalGroup = async (signal: NodeJS.Signals) => {
    if (child.pid && isAlive(child.pid)) process.kill(-child.pid, signal);
    await ended;
  };
  return {
    process: child,
    async next(kind) {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`The process ended without a report of ${kind}`);
        const event = JSON.parse(value) as Event;
        const report = event[kind];
        if (report !== undefined) return report;
        if (event.error) throw new Error(event.error);
      }
    },
    async interrupt() {
      await signalGroup('SIGINT');
      return child.exitCode;
    },
    kill: () => signalGroup('SIGKILL'),
  };
}
