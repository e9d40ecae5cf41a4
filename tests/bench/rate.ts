import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks at a fixed rate, whether the answers keep up or not, and answers how long each took, in
 * milliseconds. Time counts from the moment when a request was due: a server that falls behind
 * cannot hide it.
 */
export async function askAtRate(
  ask: (at: number) => Promise<void>,
  { count, perSecond }: { count: number; perSecond: number },
): Promise<number[]> {
  const began = performance.now();
  const answers: Promise<number>[] = [];
  for (let at = 0; at < count; at += 1) {
    const due = began + (at * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    const answer = ask(at).then(() => performance.now() - due);
    // A failure is told at the end, by the list of all.
    answer.catch(() => undefined);
    answers.push(answer);
  }
  return Promise.all(answers);
}

/** The value that so large a share of them does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}
