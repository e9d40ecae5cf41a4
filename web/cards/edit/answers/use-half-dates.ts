import { useState } from 'react';
import type { Draft } from '#contract/drafts.ts';
import type { FieldErrors } from '../draft/check.ts';
import { partValue, type PartName } from '../draft/draft-parts.ts';
import { errorOfParts, type DateParts } from './date-parts.ts';

/**
 * Dates that are typed by half, or cannot be: no draft takes them, and yet they must be there when
 * somebody comes back to their step, and must not be left behind unnoticed.
 */
export function useHalfDates() {
  const [halves] = useState(() => new Map<PartName, DateParts>());
  return {
    of: (part: PartName) => halves.get(part),
    keep: (part: PartName, parts: DateParts) => void halves.set(part, parts),
    errors: (fields: readonly { part: PartName }[], draft: Draft): FieldErrors => {
      const left = fields.flatMap(({ part }) => {
        const parts = partValue(draft, part) === null ? halves.get(part) : undefined;
        const error = parts && errorOfParts(parts);
        return error ? [[part, error]] : [];
      });
      return Object.fromEntries(left);
    },
  };
}

export type HalfDates = ReturnType<typeof useHalfDates>;
