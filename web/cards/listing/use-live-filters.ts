import { useRef, useState } from 'react';
import { type Filters, sameFilters } from './search-state.ts';

const pauseMs = 300;

/**
 * What the form shows runs ahead of the address: changes are gathered for a moment and then
 * applied. An answer to an older change does not overwrite a newer one; the back button does.
 */
export function useLiveFilters(filters: Filters, apply: (filters: Filters) => void) {
  const [state, setState] = useState({ draft: filters, sent: filters, seen: filters });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (filters !== state.seen) {
    const isAnswer = sameFilters(filters, state.sent);
    setState({ draft: isAnswer ? state.draft : filters, sent: filters, seen: filters });
  }

  function change(draft: Filters) {
    setState((before) => ({ ...before, draft }));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setState((before) => ({ ...before, sent: draft }));
      apply(draft);
    }, pauseMs);
  }

  return { draft: state.draft, change };
}
