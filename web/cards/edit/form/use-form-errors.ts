import { useState } from 'react';
import type { FieldErrors } from '../draft/check.ts';
import { partOf, type PartName } from '../draft/draft-parts.ts';

/** Errors that a check has found; a field that is being changed is given another chance. */
export function useFormErrors(start: FieldErrors, ofServer: FieldErrors) {
  const [found, setFound] = useState(start);
  const [attempt, setAttempt] = useState(Object.keys(start).length > 0 ? 1 : 0);
  return {
    errors: { ...found, ...ofServer } satisfies FieldErrors,
    /** Grows with every try to publish that found something. */
    attempt,
    /** At the fields alone: whoever only wants to go on needs no summary. */
    mark: setFound,
    show: (errors: FieldErrors) => {
      setFound(errors);
      setAttempt((before) => before + 1);
    },
    forget: (part: PartName) => {
      setFound((before) =>
        Object.fromEntries(Object.entries(before).filter(([path]) => partOf(path) !== part)),
      );
    },
  };
}
