import { useEffect, useState } from 'react';
import { cardLimits } from '#contract/drafts.ts';
import { autocomplete } from '#contract/autocomplete.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import type { CardFormContext } from './card-form-context.ts';

const pauseMs = 200;

/** Titles that others have given to such cards. Nobody asks for them until wanted. */
export function useTitleWords(
  { kind, category, draft }: CardFormContext,
  isWanted: boolean,
): string[] {
  const api = useApi();
  const [words, setWords] = useState<string[]>([]);
  const q = (draft.title ?? '').trim();

  useEffect(() => {
    if (!isWanted || q.length > cardLimits.title) return undefined;
    const left = new AbortController();
    const query = { field: 'title', q, kind, category: category.slug };
    const timer = setTimeout(
      async () => {
        try {
          setWords((await api.call(autocomplete, { query }, { signal: left.signal })).data);
        } catch {
          // A help only: one can go on typing without it.
          if (!left.signal.aborted) setWords([]);
        }
      },
      q ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [api, kind, category.slug, q, isWanted]);

  return words;
}
