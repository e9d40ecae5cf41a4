import { useState } from 'react';
import type { QueueName } from '#contract/queues.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { nothingWritten, type Written } from './verdicts.ts';

type Words = Record<string, Written>;

/** Things of a queue are decided sooner or later, and nobody comes back for their words. */
const keptAtMost = 20;

/**
 * What is written about things of a queue, by a name of each: kept in this browser, so that a look at
 * another page, a reload or the end of a session takes no word away.
 */
export function useKeptWords(queue: QueueName) {
  const key = `words.${queue}`;
  const kept = readWords(useStored(key));
  const [typed, setTyped] = useState<Words>({});
  return {
    wordsOf: (name: string): Written => typed[name] ?? kept[name] ?? nothingWritten,
    keep(name: string, written: Written) {
      setTyped((known) => ({ ...known, [name]: written }));
      writeStored(key, JSON.stringify(withNewest(kept, name, written)));
    },
  };
}

/** The newest stands last, and what was written first goes. */
export function withNewest(kept: Words, name: string, written: Written): Words {
  const others = Object.entries(kept).filter(([one]) => one !== name);
  return Object.fromEntries([...others, [name, written] as const].slice(-keptAtMost));
}

/** Anybody may have written there: only what has the shape of words is taken. */
export function readWords(stored: string | null | undefined): Words {
  try {
    const all = Object.entries(Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>);
    return Object.fromEntries(
      all.flatMap(([name, found]) => {
        const { reason, notes, sum } = Object(found) as Partial<Record<keyof Written, unknown>>;
        if (typeof reason !== 'string') return [];
        const texts = Object.entries(Object(notes) as Record<string, unknown>).filter(
          (note): note is [string, string] => typeof note[1] === 'string',
        );
        const isSum = typeof sum === 'number' || sum === null;
        return [[name, { reason, notes: Object.fromEntries(texts), ...(isSum && { sum }) }]];
      }),
    );
  } catch {
    return {};
  }
}
