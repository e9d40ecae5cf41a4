import { useEffect, useState } from 'react';

/** A decision that can still be taken back. */
export interface Undoable {
  id: number;
  title: string;
  /** «Одобрена» */
  words: string;
  until: number;
}

/** The newest first; each leaves when its time is over. */
export function useUndoList() {
  const [list, setList] = useState<Undoable[]>([]);
  const soonest = list.at(-1)?.until;
  useEffect(() => {
    if (soonest === undefined) return undefined;
    const prune = () => setList((before) => before.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(prune, Math.max(0, soonest - Date.now()));
    return () => clearTimeout(timer);
  }, [soonest]);
  return {
    list,
    add: (one: Undoable) => setList((before) => [one, ...before]),
    remove: (id: number) => setList((before) => before.filter((one) => one.id !== id)),
  };
}
