import { setTimeout as sleep } from 'node:timers/promises';
import { getPublicConfig } from '#contract/public-config.ts';
import { between, chance, type Random, seeded } from '#db/demo/random.ts';
import { ask } from '../audit.ts';
import { Client } from '../client.ts';
import { brokenAnswers, Ledger } from '../ledger.ts';
import { auditTalk } from './audit.ts';
import { auditDatabase } from './database-audit.ts';
import { beginTalks, say, type Side, type Talk } from './dialogs.ts';
import { breakUntil, type Rhythm } from '../disasters.ts';
import { follow, type Follower } from './follower.ts';
import { startStage } from '../stage.ts';

export interface Run {
  folder: string;
  seed: number;
  seconds: number;
  /** Two in each dialog. */
  writers: number;
  /** The longest pause between two messages of one writer. */
  pauseMs: number;
  rhythm: Rhythm;
  tell: (line: string) => void;
}

export interface Outcome {
  sent: number;
  disasters: number;
  faults: string[];
}

const calmMs = 20_000;

/** Twenty people write while all that serves them is killed; answers what is wrong in the end. */
export async function runUnderWriters(run: Run): Promise<Outcome> {
  const { seed, seconds, tell } = run;
  const stage = await startStage(run.folder);
  tell('started');
  const faults: string[] = [];
  const ledger = new Ledger();
  const { postgres, origins } = stage;
  try {
    const talks = await beginTalks(origins, postgres.url, ledger, run.writers / 2);
    const followers = await followAll(talks, origins, seeded(seed + 1), ledger);
    tell(`${run.writers} writers in ${talks.length} dialogs, seed ${seed}`);
    const until = Date.now() + seconds * 1000;
    const over = new AbortController();
    const writing = talks.flatMap((talk, at) =>
      talk.sides.map((side, which) => write(talk, side, seeded(seed + 2 + at * 2 + which))),
    );
    const breaking = breakUntil(stage, { random: seeded(seed), until, rhythm: run.rhythm }, tell);
    const written = Promise.allSettled(writing);
    const disasters = await breaking;
    over.abort();
    for (const one of await written) {
      if (one.status === 'rejected') faults.push(String(one.reason));
    }
    const sent = talks.flatMap(({ sides }) => sides.flatMap((side) => side.acknowledged)).length;
    tell(`${sent} messages acknowledged, ${disasters.length} disasters`);
    const all = [...followers.values()].flat();
    await settle(postgres.url, all);
    tell('followers have come to the end');
    for (const [talk, own] of followers) faults.push(...(await auditTalk(talk, own)));
    for (const follower of all) follower.stop();
    faults.push(...(await auditDatabase(postgres.url, talks)), ...brokenAnswers(ledger));
    tell('read and counted');
    return { sent, disasters: disasters.length, faults };

    async function write(talk: Talk, side: Side, random: Random): Promise<void> {
      for (let number = 1; !over.signal.aborted; number += 1) {
        await say(talk, side, `Сообщение ${number}`, chance(random, 0.2));
        await sleep(between(random, 0, run.pauseMs));
      }
    }
  } finally {
    await stage.stop();
  }
}

/** Each of the two follows through a server of their own choice. */
async function followAll(talks: Talk[], origins: string[], random: Random, ledger: Ledger) {
  const config = await new Client(origins, ledger.statuses, '10.255.0.1').insist(
    getPublicConfig,
    {},
  );
  const { key } = config.data.realtime;
  return new Map(
    talks.map((talk, at) => [
      talk,
      talk.sides.map((side, which) => {
        const origin = origins[(at + which) % origins.length] ?? '';
        return follow(talk, side, { origin, key }, () => chance(random, 0.05));
      }),
    ]),
  );
}

/** Until all of them have come to the end, by what their sockets tell them alone; or have had the time. */
async function settle(url: string, followers: Follower[]): Promise<void> {
  const deadline = Date.now() + calmMs;
  while (Date.now() < deadline) {
    const [row] = await ask<{ all: number }>(url, 'select sum(sequence)::int as all from channels');
    const come = followers.reduce((sum, follower) => sum + follower.sequence(), 0);
    if (come === 2 * (row?.all ?? 0)) return;
    await sleep(100);
  }
}
