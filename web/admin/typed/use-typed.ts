import { useState } from 'react';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';

export interface Typed<Draft extends object> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** It is not wanted any more. */
  forget: () => void;
  /** It is with the server now, and stays in sight until that is read anew. */
  settle: (saved: Draft, reading: () => Promise<void>) => Promise<void>;
  isChanged: boolean;
  /** What the server has, as far as it is known here. */
  saved: Draft;
  /** What the server had when the first of it was typed. */
  opened: Draft;
  /** What somebody else has changed since the form was opened, of what is typed here as well. */
  contested: (keyof Draft & string)[];
  /** What is typed here is to stand in place of what was saved meanwhile. */
  keepOwn: () => void;
  /** What somebody else has changed is to stay; the rest of what is typed does as well. */
  takeSaved: () => void;
}

/**
 * What is typed lies over what the server has, field by field, and stays in this browser until it is
 * saved: a lost network, a closed tab, or somebody who has saved meanwhile takes nothing away.
 */
export function useTyped<Draft extends object>(key: string, read: Draft): Typed<Draft> {
  const [settling, setSettling] = useState<{ read: Draft; saved: Draft } | null>(null);
  const source = settling && isSame(settling.read, read) ? settling.saved : read;
  const stored = readStored(useStored(key), source);
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const all = { ...stored.typed, ...typed };
  const names = Object.keys(all) as (keyof Draft & string)[];
  // Until something is typed, whatever the server has is what is seen.
  const opened = names.length > 0 ? { ...source, ...stored.opened } : source;

  const contested = names.filter((name) => !isSame(opened[name], source[name]));

  function write(from: Draft, next: Partial<Draft>) {
    const isAny = Object.keys(next).length > 0;
    writeStored(key, isAny ? JSON.stringify({ opened: from, typed: next }) : null);
  }
  function change(part: Partial<Draft>) {
    // Several fields may change before the page is drawn anew.
    setTyped((known) => {
      const next = { ...stored.typed, ...known, ...part };
      write(opened, next);
      return next;
    });
  }
  function takeSaved() {
    const kept = Object.entries(all).filter(([name]) => !contested.some((one) => one === name));
    const next = Object.fromEntries(kept) as Partial<Draft>;
    setTyped(next);
    write(source, next);
  }
  function forget() {
    setTyped({});
    writeStored(key, null);
  }
  async function settle(saved: Draft, reading: () => Promise<void>) {
    forget();
    setSettling({ read, saved });
    try {
      await reading();
    } finally {
      setSettling(null);
    }
  }
  return {
    draft: { ...source, ...all },
    change,
    forget,
    settle,
    saved: source,
    opened,
    isChanged: names.length > 0,
    contested,
    keepOwn: () => write(source, all),
    takeSaved,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Stored<Draft> {
  opened: Partial<Draft>;
  typed: Partial<Draft>;
}

function readStored<Draft extends object>(
  stored: string | null | undefined,
  source: Draft,
): Stored<Draft> {
  try {
    const { opened, typed } = JSON.parse(stored ?? '{}') as Partial<Record<string, object>>;
    return { opened: fieldsOf(opened ?? {}, source), typed: fieldsOf(typed ?? {}, source) };
  } catch {
    return { opened: {}, typed: {} };
  }
}

/** Anybody may have written there: only what has the shape of a field is taken. */
function fieldsOf<Draft extends object>(found: object, source: Draft): Partial<Draft> {
  const known = Object.entries(found).filter(([name, value]: [string, unknown]) => {
    const field = source[name as keyof Draft];
    const isNumber = field === null || typeof field === 'number';
    if (isNumber) return value === null || typeof value === 'number';
    return typeof value === typeof field && Array.isArray(value) === Array.isArray(field);
  });
  return Object.fromEntries(known) as Partial<Draft>;
}
