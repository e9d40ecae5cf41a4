import { useState } from 'react';
import type { QueueName } from '#contract/queues.ts';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';
import { emptyDraft, type DecisionDraft } from './verdicts.ts';

type Drafts = Record<string, DecisionDraft>;

/** Things of a queue are decided sooner or later, and nobody comes back for their drafts. */
const draftsAtMost = 20;

/**
 * What is written about things of a queue, by a name of each: kept in this browser, so that a look at
 * another page, a reload or the end of a session takes no word away.
 */
export function useDecisionDrafts(queue: QueueName) {
  const key = `words.${queue}`;
  const kept = readDrafts(useStored(key));
  const [typed, setTyped] = useState<Drafts>({});
  return {
    draftOf: (name: string): DecisionDraft => typed[name] ?? kept[name] ?? emptyDraft,
    save(name: string, draft: DecisionDraft) {
      setTyped((known) => ({ ...known, [name]: draft }));
      writeStored(key, JSON.stringify(withNewest(kept, name, draft)));
    },
  };
}

/** The newest stands last, and what was written first goes. */
export function withNewest(kept: Drafts, name: string, draft: DecisionDraft): Drafts {
  const others = Object.entries(kept).filter(([one]) => one !== name);
  return Object.fromEntries([...others, [name, draft] as const].slice(-draftsAtMost));
}

/** Anybody may have written there: only what has the shape of a draft is taken. */
export function readDrafts(stored: string | null | undefined): Drafts {
  try {
    const all = Object.entries(Object(JSON.parse(stored ?? '{}')) as Record<string, unknown>);
    return Object.fromEntries(
      all.flatMap(([name, found]) => {
        const { reason, notes, sum } = Object(found) as Partial<
          Record<keyof DecisionDraft, unknown>
        >;
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
