import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';

export interface SavedValue<Value> {
  value: Value;
  state: 'idle' | 'saving' | 'saved';
  /** Why the last change was not kept; the field shows again what is kept. */
  problem: string | null;
  change: (next: Value) => Promise<void>;
}

/**
 * What saves itself: a switch, answers of a test. It changes under the finger at once; while a save
 * is under way, only the last choice is remembered, and that is what is sent next.
 */
export function useSaveAtOnce<Value>(
  kept: Value,
  save: (next: Value) => Promise<unknown>,
): SavedValue<Value> {
  const [value, setValue] = useState(kept);
  const [known, setKnown] = useState(kept);
  const [state, setState] = useState<SavedValue<Value>['state']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef({ chosen: kept, saved: kept });
  const running = useRef(false);

  // The page was loaded anew, and meanwhile it was changed somewhere else.
  if (known !== kept) {
    setKnown(kept);
    if (state !== 'saving') setValue(kept);
  }

  async function change(next: Value) {
    setValue(next);
    setProblem(null);
    last.current.chosen = next;
    if (running.current) return;
    running.current = true;
    setState('saving');
    try {
      do {
        const { chosen } = last.current;
        await save(chosen);
        last.current.saved = chosen;
      } while (last.current.saved !== last.current.chosen);
      setState('saved');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setValue(last.current.saved);
      setState('idle');
      setProblem(error.problem.detail);
    } finally {
      running.current = false;
    }
  }

  return { value, state, problem, change };
}
