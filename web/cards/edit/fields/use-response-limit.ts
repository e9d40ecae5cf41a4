import { useEffect, useState } from 'react';
import type { OwnCard } from '#contract/own-cards.ts';
import { responseLimitCalls, responseLimits } from '#contract/responses.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';

export interface ResponseLimit {
  /** Null: any number. */
  most: number | null;
  error: string | undefined;
  set: (most: number | null) => void;
}

const pauseMs = 400;

/** No part of the draft: it holds at once, also for a vacancy that people see, and nobody reviews it. */
export function useResponseLimit(card: OwnCard | null): ResponseLimit {
  const api = useApi();
  const [most, setMost] = useState(card?.responses.most ?? null);
  const [kept, setKept] = useState(most);
  const [failure, setFailure] = useState<string>();
  const isPossible = most === null || (most >= 1 && most <= responseLimits.openAtMost);
  // A new vacancy has no address until its first words are saved.
  const slug = isPossible && most !== kept ? card?.slug : undefined;

  useEffect(() => {
    if (slug === undefined) return undefined;
    const timer = setTimeout(() => {
      void (async () => {
        try {
          await api.call(responseLimitCalls.keep, { params: { slug }, body: { most } });
          setKept(most);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          setFailure(error.problem.detail);
        }
      })();
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [api, slug, most]);

  return {
    most,
    error: isPossible ? failure : `Укажите число от 1 до ${responseLimits.openAtMost}`,
    set: (next) => {
      setFailure(undefined);
      setMost(next);
    },
  };
}
