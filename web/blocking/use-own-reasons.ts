import { useEffect, useState } from 'react';
import {
  type ReasonPlace,
  type ReasonTemplate,
  reasonTemplateCalls,
} from '#contract/reason-templates.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useApi } from '#web/lib/context/router-context.ts';

const none: ReasonTemplate[] = [];

/** What an admin has added to the ready words; without them, or before they are there, work goes on. */
export function useOwnReasons(place: ReasonPlace): ReasonTemplate[] {
  const api = useApi();
  const [own, setOwn] = useState(none);
  useEffect(() => {
    let isCurrent = true;
    async function load() {
      try {
        const { data } = await api.call(reasonTemplateCalls.list);
        if (isCurrent) setOwn(data.find((one) => one.place === place)?.reasons ?? none);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    void load();
    return () => {
      isCurrent = false;
    };
  }, [api, place]);
  return own;
}
