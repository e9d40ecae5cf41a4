import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { overloaded } from '../errors.ts';
import { dataKilobytesAtMost } from './memory.ts';
import { refusals } from './refusals.ts';
import type { Order, PictureTasks, Reply, TaskName } from './tasks.ts';

const startMs = 30_000;
/** Longer than the decoder's own patience, which does not cover all of its work. */
const taskMs = 20_000;
const idleMs = 60_000;

const program = fileURLToPath(new URL('child.ts', import.meta.url));
/** Where there is no shell, only the look of the process at itself is left. `exec` keeps the number of the process and its line to us; a limit that is not known is no fault. */
const isLimited = existsSync('/bin/sh');
const limited = `ulimit -c 0; ulimit -d ${dataKilobytesAtMost}; exec "$0" "$@"`;

/** A process that decodes; started when it is needed, and ended when it was not for a while. */
export class Decoder {
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** Refuses what the file does to the process as the fault of the file. One task at a time. */
  async run<Name extends TaskName>(order: Order<Name>): Promise<PictureTasks[Name]['output']> {
    clearTimeout(this.#idle);
    const child = this.#child ?? (await this.#start());
    child.ref();
    child.channel?.ref();
    const reply = await ask(child, order);
    if (!reply || reply.isLast) this.stop();
    else this.#rest(child);
    if (reply?.output === undefined) throw refusals[reply?.refusal ?? 'broken']();
    return reply.output;
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #start(): Promise<ChildProcess> {
    const child = await start();
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  /** Waiting keeps nobody from ending. */
  #rest(child: ChildProcess): void {
    child.unref();
    child.channel?.unref();
    this.#idle = setTimeout(() => this.stop(), idleMs).unref();
  }
}

function start(): Promise<ChildProcess> {
  const [command, ...args] = isLimited
    ? ['/bin/sh', '-c', limited, process.execPath, program]
    : [process.execPath, program];
  const child = spawn(command, args, {
    // Nothing of ours: neither secrets nor options of Node.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // All cores may decode at once; whoever answers people goes first. Its threads inherit this.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(overloaded());
    };
    const timer = setTimeout(fail, startMs);
    child.once('error', fail);
    child.once('exit', fail);
    child.once('message', () => {
      clearTimeout(timer);
      child.off('exit', fail);
      resolve(child);
    });
  });
}

/** Null: the process has died of it, or is too slow. */
function ask(child: ChildProcess, order: Order): Promise<Reply | null> {
  return new Promise((resolve) => {
    const end = (reply: Reply | null) => {
      clearTimeout(timer);
      child.off('exit', die).off('error', die).off('message', end);
      resolve(reply);
    };
    const die = () => end(null);
    const timer = setTimeout(die, taskMs);
    child.once('exit', die).once('error', die).once('message', end);
    child.send(order, (error) => error && die());
  });
}
