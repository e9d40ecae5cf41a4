import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../audit.ts';

/** Asks the database until it answers: it is away at times. */
export async function insist<Row extends object>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  for (const deadline = Date.now() + 30_000; ; await sleep(100)) {
    const done = await ask<Row>(url, statement, values).catch((error: unknown) => error);
    if (Array.isArray(done)) return done as Row[];
    if (Date.now() > deadline) throw done;
  }
}
