import { useState } from 'react';
import { useStored, writeStored } from '#web/lib/browser/local-storage.ts';

export interface FormDraft<Draft extends object> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  discard: () => void;
  /** The server has accepted it; the form keeps showing it until the page is reloaded. */
  markSaved: (saved: Draft, reload: () => Promise<void>) => Promise<void>;
  isChanged: boolean;
  /** What the server has, as far as it is known here. */
  saved: Draft;
  /** What the server had before the first edit: of a merge of three versions the common one. */
  base: Draft;
  /** Fields that are edited here and that somebody else has changed since the form was opened. */
  conflicts: (keyof Draft & string)[];
  /** Settles conflicts: what is edited here is to replace what was saved meanwhile. */
  keepOwn: () => void;
  /** Settles conflicts: what somebody else has changed stays; other edits stay as well. */
  takeSaved: () => void;
}

/**
 * Edits lie over what the server has, field by field, and stay in this browser until they are saved:
 * a lost network, a closed tab, or somebody who has saved meanwhile takes nothing away.
 */
export function useFormDraft<Draft extends object>(key: string, loaded: Draft): FormDraft<Draft> {
  const [justSaved, setJustSaved] = useState<{ over: Draft; saved: Draft } | null>(null);
  const source = justSaved && isSame(justSaved.over, loaded) ? justSaved.saved : loaded;
  const stored = readStored(useStored(key), source);
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const allEdits = { ...stored.edits, ...edits };
  const names = Object.keys(allEdits) as (keyof Draft & string)[];
  // Until something is edited, whatever the server has is what is seen.
  const base = names.length > 0 ? { ...source, ...stored.base } : source;

  const conflicts = names.filter((name) => !isSame(base[name], source[name]));

  function write(from: Draft, next: Partial<Draft>) {
    const isAny = Object.keys(next).length > 0;
    writeStored(key, isAny ? JSON.stringify({ opened: from, typed: next }) : null);
  }
  function change(part: Partial<Draft>) {
    // Several fields may change before the page is drawn anew.
    setEdits((known) => {
      const next = { ...stored.edits, ...known, ...part };
      write(base, next);
      return next;
    });
  }
  function takeSaved() {
    const kept = Object.entries(allEdits).filter(
      ([name]) => !conflicts.some((one) => one === name),
    );
    const next = Object.fromEntries(kept) as Partial<Draft>;
    setEdits(next);
    write(source, next);
  }
  function discard() {
    setEdits({});
    writeStored(key, null);
  }
  async function markSaved(saved: Draft, reload: () => Promise<void>) {
    discard();
    setJustSaved({ over: loaded, saved });
    try {
      await reload();
    } finally {
      setJustSaved(null);
    }
  }
  return {
    draft: { ...source, ...allEdits },
    change,
    discard,
    markSaved,
    saved: source,
    base,
    isChanged: names.length > 0,
    conflicts,
    keepOwn: () => write(source, allEdits),
    takeSaved,
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Stored<Draft> {
  base: Partial<Draft>;
  edits: Partial<Draft>;
}

function readStored<Draft extends object>(
  stored: string | null | undefined,
  source: Draft,
): Stored<Draft> {
  try {
    // The keys of what browsers already hold: another name would lose it.
    const { opened, typed } = JSON.parse(stored ?? '{}') as Partial<Record<string, object>>;
    return { base: fieldsOf(opened ?? {}, source), edits: fieldsOf(typed ?? {}, source) };
  } catch {
    return { base: {}, edits: {} };
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
