import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';

export interface SwitchState {
  isOn: boolean;
  state: 'idle' | 'saving' | 'saved';
  /** Why the last change was not kept; the switch stands again as it is kept. */
  problem: string | null;
  change: (next: boolean) => Promise<void>;
}

/**
 * A switch that saves itself. It moves under the finger at once; while a save is under way, only
 * the last wish is remembered, and that is what is sent next.
 */
export function useSwitch(kept: boolean, save: (next: boolean) => Promise<unknown>): SwitchState {
  const [isOn, setOn] = useState(kept);
  const [known, setKnown] = useState(kept);
  const [state, setState] = useState<SwitchState['state']>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const wish = useRef(kept);
  const running = useRef(false);

  // The page was loaded anew, and meanwhile it was switched somewhere else.
  if (known !== kept) {
    setKnown(kept);
    if (state !== 'saving') setOn(kept);
  }

  async function change(next: boolean) {
    setOn(next);
    setProblem(null);
    wish.current = next;
    if (running.current) return;
    running.current = true;
    setState('saving');
    let sent = !next;
    try {
      while (sent !== wish.current) {
        const now = wish.current;
        await save(now);
        sent = now;
      }
      setState('saved');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOn(sent);
      setState('idle');
      setProblem(error.problem.detail);
    } finally {
      running.current = false;
    }
  }

  return { isOn, state, problem, change };
}
