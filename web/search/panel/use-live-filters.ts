import { useEffect, useRef, useState } from 'react';
import type { Filters } from '#contract/search-filters.ts';
import { sameFilters } from '../state/search-state.ts';

const pauseMs = 300;

export interface LiveFilters {
  /** What the form shows. */
  draft: Filters;
  /** Changes the form, and the address a moment later. */
  change: (draft: Filters) => void;
  /** Changes the form only: words are looked for when they are sent. */
  type: (draft: Filters) => void;
  /** Changes both at once. */
  apply: (draft: Filters) => void;
}

/**
 * What the form shows runs ahead of the address: changes are gathered for a moment and then
 * applied. An answer to an older change does not overwrite a newer one; the back button does.
 */
export function useLiveFilters(filters: Filters, send: (filters: Filters) => void): LiveFilters {
  const [state, setState] = useState({ draft: filters, sent: filters, seen: filters });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (filters !== state.seen) {
    const isAnswer = sameFilters(filters, state.sent);
    setState({ draft: isAnswer ? state.draft : filters, sent: filters, seen: filters });
  }
  // Whoever has left the list does not come back to it because of a filter.
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(draft: Filters) {
    clearTimeout(timer.current);
    setState((before) => ({ ...before, draft, sent: draft }));
    send(draft);
  }
  function type(draft: Filters) {
    setState((before) => ({ ...before, draft }));
  }
  function change(draft: Filters) {
    type(draft);
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, pauseMs, draft);
  }
  return { draft: state.draft, change, type, apply };
}
