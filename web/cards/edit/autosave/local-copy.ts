import type { Draft } from '#contract/drafts.ts';
import { applyChange, changedParts, changeTo } from '../draft/draft-parts.ts';

/** What this browser holds and the server may not: enough to go on after a reload or a new login. */
export interface UnsavedCopy {
  /** Version of the card that `base` is; null while there is no card. */
  version: number | null;
  base: Draft;
  draft: Draft;
  /** What was sent after that, without an answer. */
  sent: Draft[];
  /** When it was typed, in milliseconds of the clock. */
  at: number;
}

export interface CopyPlace {
  read(): UnsavedCopy | null;
  write(copy: UnsavedCopy): void;
  clear(): void;
}

/** A full or forbidden storage takes nothing away from the form itself. */
export function localCopy(key: string): CopyPlace {
  return {
    read: () =>
      quietly(() => JSON.parse(localStorage.getItem(key) ?? 'null') as UnsavedCopy | null),
    write: (copy) => quietly(() => localStorage.setItem(key, JSON.stringify(copy))),
    clear: () => quietly(() => localStorage.removeItem(key)),
  };
}

/** What was typed here on top of what the server has by now; without a card all of it is news. */
export function draftOfCopy({ base, draft }: UnsavedCopy, saved: Draft | null): Draft {
  return saved ? applyChange(saved, changeTo(draft, changedParts(base, draft))) : draft;
}

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
