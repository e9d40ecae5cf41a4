import { useEffect, useState } from 'react';
import { broadcastCalls } from '#contract/broadcasts.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';

/** How many people would get a letter; null while it is counted, or when it could not be. */
export function useReceivers({ role, city }: { role: string; city: string }): number | null {
  const api = useApi();
  const [counted, setCounted] = useState<{ of: string; people: number } | null>(null);
  const of = `${role} ${city}`;
  useEffect(() => {
    let isCurrent = true;
    async function count() {
      const query = {
        ...(role && { role: role as 'worker' | 'employee' }),
        ...(city && { city }),
      };
      try {
        const { people } = await api.call(broadcastCalls.count, { query });
        if (isCurrent) setCounted({ of, people });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    void count();
    return () => {
      isCurrent = false;
    };
  }, [api, role, city, of]);
  return counted?.of === of ? counted.people : null;
}
