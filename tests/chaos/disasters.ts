import { setTimeout as sleep } from 'node:timers/promises';
import { between, pick, type Random } from '#db/demo/random.ts';
import type { Stage } from './stage.ts';

export const disasters = [
  'first server',
  'database',
  'second server',
  'both servers',
  'everything',
] as const;
export type Disaster = (typeof disasters)[number];

/** A server and the database. */
const atLeast = 2;

export interface Rhythm {
  /** How long nothing happens. */
  quietMs: [number, number];
  /** How long what was killed is away before it is started again. */
  awayMs: [number, number];
}

/** Kills one thing after the other until the time is over, but two at least; brings each back. */
export async function breakUntil(
  stage: Stage,
  { random, until, rhythm }: { random: Random; until: number; rhythm: Rhythm },
  tell: (line: string) => void,
): Promise<Disaster[]> {
  const done: Disaster[] = [];
  for (;;) {
    const quiet = between(random, ...rhythm.quietMs);
    if (done.length >= atLeast && Date.now() + quiet > until) return done;
    await sleep(quiet);
    // The first ones whatever the seed: short runs have to see them.
    const kind =
      done.length < atLeast ? (disasters[done.length] ?? 'database') : pick(random, disasters);
    const away = between(random, ...rhythm.awayMs);
    const began = Date.now();
    await destroy(stage, kind, away);
    done.push(kind);
    tell(`${kind}: killed, away for ${away} ms, whole again after ${Date.now() - began} ms`);
  }
}

/** Kills it, and has it whole again. */
export async function destroy(stage: Stage, kind: Disaster, away: number): Promise<void> {
  const database = async () => {
    await stage.postgres.stop('SIGKILL');
    await sleep(away);
    await stage.postgres.start();
  };
  const servers = (which: number[]) =>
    Promise.all(which.map((at) => stage.restartServer(at, away)));
  if (kind === 'database') return database();
  if (kind === 'everything') return void (await Promise.all([database(), servers([0, 1])]));
  await servers({ 'first server': [0], 'second server': [1], 'both servers': [0, 1] }[kind]);
}
