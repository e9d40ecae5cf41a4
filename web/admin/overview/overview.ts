import { createContext, use, useEffect, useState } from 'react';
import { moderationCalls } from '#contract/moderation.ts';
import type { SectionName } from '#contract/queues.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';

export type Overview = AnswerOf<typeof moderationCalls.overview>['data'];

export const OverviewContext = createContext<Overview>([]);
export const useOverview = (): Overview => use(OverviewContext);

const everyMs = 30_000;

/** What waits in each queue, asked for again while somebody is looking. */
export function useFreshOverview(loaded: Overview): Overview {
  const api = useApi();
  const [fresh, setFresh] = useState<{ of: Overview; now: Overview } | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      api
        .call(moderationCalls.overview)
        .then(({ data }) => setFresh({ of: loaded, now: data }))
        .catch((error: unknown) => {
          // The numbers stay as they were; the queues say that there is no connection.
          if (!(error instanceof ApiError)) throw error;
        });
    }, everyMs);
    return () => clearInterval(timer);
  }, [api, loaded]);
  return fresh?.of === loaded ? fresh.now : loaded;
}

/** Complaints are about what people see now, so they come first; then whatever waits longest. */
export function whereToStart(overview: Overview): SectionName | null {
  const waiting = overview.filter(({ waiting: count }) => count > 0);
  const urgent = waiting.find(({ queue }) => queue === 'complaints');
  const [oldest] = waiting.toSorted((a, b) => (a.oldest_at ?? '').localeCompare(b.oldest_at ?? ''));
  return (urgent ?? oldest)?.queue ?? null;
}
