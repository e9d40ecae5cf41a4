import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Filters } from '#contract/search-filters.ts';
import type { ChangeFilters } from '../filters/filter-props.ts';
import { sameFilters } from '../state/search-state.ts';

const pauseMs = 300;

export interface LiveFilters {
  /** What the form shows. */
  draft: Filters;
  /** Changes the form, and the address a moment later. */
  change: ChangeFilters;
  /** Changes the form only: words are looked for when they are sent, or with a filter that is due. */
  type: ChangeFilters;
  /** Changes both at once. */
  apply: (draft: Filters) => void;
}

/**
 * What the form shows runs ahead of the address: changes are gathered for a moment and then
 * applied. An answer to an older change does not overwrite a newer one; the back button does.
 */
export function useLiveFilters(filters: Filters, send: (filters: Filters) => void): LiveFilters {
  const [state, setState] = useState({
    draft: filters,
    sent: filters,
    seen: filters,
    /** The draft is to be applied in a moment. */
    isDue: false,
  });
  const { draft, isDue } = state;
  if (filters !== state.seen) {
    const isAnswer = sameFilters(filters, state.sent);
    const form = isAnswer ? { draft, isDue } : { draft: filters, isDue: false };
    setState({ ...form, sent: filters, seen: filters });
  }
  function apply(draft: Filters) {
    setState((before) => ({ ...before, draft, sent: draft, isDue: false }));
    send(draft);
  }
  const applyDue = useEffectEvent(apply);
  // Whoever has left the list does not come back to it because of a filter.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(applyDue, pauseMs, draft);
    return () => clearTimeout(timer);
  }, [isDue, draft]);

  const type = useCallback<ChangeFilters>(
    (change) => setState((before) => ({ ...before, draft: change(before.draft) })),
    [],
  );
  const change = useCallback<ChangeFilters>(
    (change) => setState((before) => ({ ...before, draft: change(before.draft), isDue: true })),
    [],
  );
  return { draft, change, type, apply };
}
