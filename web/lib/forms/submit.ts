import { useCallback, useEffect, useRef, useState } from 'react';
import type { Problem } from '#contract/errors.ts';
import { ApiError } from '../api/api-error.ts';

interface Submit<Input extends unknown[]> {
  /** True when it went through. While one runs, further calls are ignored. */
  submit: (...input: Input) => Promise<boolean>;
  pending: boolean;
  problem: Problem | null;
  /** Texts about one field, by its dotted path in the body. */
  errorsOf: (path: string) => string[];
  /** Grows with every attempt that failed. */
  attempt: number;
  /** Forgets the problem, for instance when another form takes the place. */
  clear: () => void;
  /** Forgets what was said of fields that are being put right. */
  clearErrors: (paths: string[]) => void;
}

/**
 * Runs a call of the API for a form. A refusal becomes `problem`, whose texts are fit to be shown;
 * what happens after success belongs into the action itself.
 */
export function useSubmit<Input extends unknown[]>(
  action: (...input: Input) => Promise<unknown>,
): Submit<Input> {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [attempt, setAttempt] = useState(0);
  const running = useRef(false);
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });

  const submit = useCallback(async (...input: Input) => {
    if (running.current) return false;
    running.current = true;
    setPending(true);
    try {
      await latest.current(...input);
      setProblem(null);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.problem);
      setAttempt((before) => before + 1);
      return false;
    } finally {
      running.current = false;
      setPending(false);
    }
  }, []);

  const clear = useCallback(() => setProblem(null), []);
  const clearErrors = useCallback(
    (paths: string[]) => setProblem((before) => withoutErrors(before, paths)),
    [],
  );
  return {
    submit,
    pending,
    problem,
    errorsOf: (path) => problem?.errors?.[path] ?? [],
    attempt,
    clear,
    clearErrors,
  };
}

/** Null once nothing is left of it; what was said of no field stays. */
export function withoutErrors(problem: Problem | null, paths: string[]): Problem | null {
  if (!problem?.errors) return problem;
  const left = Object.entries(problem.errors).filter(([path]) => !paths.includes(path));
  return left.length > 0 ? { ...problem, errors: Object.fromEntries(left) } : null;
}

/** What the form itself can tell before it asks the server, in the shape of the server's answer. */
export function refuse(errors: Record<string, string[]>): void {
  if (Object.keys(errors).length === 0) return;
  throw new ApiError({
    type: 'about:blank',
    title: 'Проверьте поля',
    status: 422,
    detail: 'Проверьте отмеченные поля',
    code: 'invalid',
    errors,
  });
}
