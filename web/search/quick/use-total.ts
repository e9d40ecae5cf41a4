import { useEffect, useState } from 'react';
import { useApi } from '#web/lib/context/router-context.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { findCards } from '../state/find-cards.ts';
import { filtersOf, hrefOf, knownTotal, type QuickQuery } from './quick-query.ts';

interface Total {
  total: number;
  isExact: boolean;
}

const pauseMs = 250;

/** How many cards a query finds; null while the answer is coming, and without one. */
export function useTotal(query: QuickQuery): Total | null {
  const api = useApi();
  const { resumes = 0, vacancies = 0 } = useShell()?.cardsCount ?? {};
  const known = knownTotal(query, { resume: resumes, vacancy: vacancies });
  const [answer, setAnswer] = useState<(Total & { of: string }) | null>(null);
  const address = hrefOf(query);
  const isAsked = known === null && answer?.of !== address;

  useEffect(() => {
    if (!isAsked) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      const { kind, category, city } = query;
      const scope = { kind, category, city: city === null ? null : { slug: city } };
      findCards(api, scope, filtersOf(query), 1, aborter.signal)
        .then(({ meta: { total, total_is_exact } }) =>
          setAnswer({ total, isExact: total_is_exact, of: address }),
        )
        // Without a number the link still works.
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the address says all of the query
  }, [api, isAsked, address]);

  if (known !== null) return { total: known, isExact: true };
  return answer?.of === address ? answer : null;
}
