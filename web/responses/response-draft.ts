import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

interface ResponseDraft {
  own: string;
  text: string;
  answers: string[];
}

const keyOf = (slug: string) => `respond:${slug.slice(-6)}`;

function readDraft(slug: string): Partial<ResponseDraft> {
  try {
    return JSON.parse(readStored(keyOf(slug), 'session') ?? '{}') as Partial<ResponseDraft>;
  } catch {
    return {};
  }
}

/** What is being written to the owner of a card outlives the dialog, a reload and the session. */
export function useResponseDraft(slug: string, initial: ResponseDraft) {
  const [draft, setDraft] = useState<ResponseDraft>(() => ({ ...initial, ...readDraft(slug) }));
  return {
    draft,
    change: (parts: Partial<ResponseDraft>) => {
      const next = { ...draft, ...parts };
      setDraft(next);
      writeStored(keyOf(slug), JSON.stringify(next), 'session');
    },
    discard: () => writeStored(keyOf(slug), null, 'session'),
  };
}
