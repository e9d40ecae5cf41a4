import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/local-storage.ts';

interface Typed {
  own: string;
  text: string;
  answers: string[];
}

const keyOf = (slug: string) => `respond:${slug.slice(-6)}`;

function readTyped(slug: string): Partial<Typed> {
  try {
    return JSON.parse(readStored(keyOf(slug), 'session') ?? '{}') as Partial<Typed>;
  } catch {
    return {};
  }
}

/** What is being written to the owner of a card outlives the dialog, a reload and the session. */
export function useTyped(slug: string, begin: Typed) {
  const [typed, setTyped] = useState<Typed>(() => ({ ...begin, ...readTyped(slug) }));
  return {
    typed,
    change: (parts: Partial<Typed>) => {
      const next = { ...typed, ...parts };
      setTyped(next);
      writeStored(keyOf(slug), JSON.stringify(next), 'session');
    },
    forget: () => writeStored(keyOf(slug), null, 'session'),
  };
}
