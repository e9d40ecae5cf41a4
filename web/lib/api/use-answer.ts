import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

interface Asked<Answer> {
  /** Null until it is there. */
  answer: Answer | null;
  /** Why there is none. */
  problem: Problem | null;
  askAgain: () => void;
}

/** What a modal needs to know: asked once when it opens, and again after a failure. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const first = useRef(ask);

  const load = useCallback(async () => {
    try {
      setAnswer(await first.current());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
    }
  }, []);
  useEffect(() => void load(), [load]);

  function askAgain() {
    setProblem(null);
    void load();
  }
  return { answer, problem, askAgain };
}
