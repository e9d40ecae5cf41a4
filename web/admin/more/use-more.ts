import { useState } from 'react';
import type { Api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/context/router-context.ts';
import { useSubmit } from '#web/lib/forms/submit.ts';

interface Page<Line, Cursor> {
  data: Line[];
  meta: { next_cursor: Cursor | null };
}

/** What was loaded with the page and whatever was asked for below it. */
export function useMore<Line, Cursor>(
  loaded: Page<Line, Cursor>,
  ask: (api: Api, before: Cursor) => Promise<Page<Line, Cursor>>,
) {
  const api = useApi();
  const [added, setAdded] = useState<{ to: unknown; pages: Page<Line, Cursor>[] }>({
    to: loaded,
    pages: [],
  });
  const pages = [loaded, ...(added.to === loaded ? added.pages : [])];
  const cursor = pages.at(-1)?.meta.next_cursor ?? null;
  const more = useSubmit(async () => {
    if (cursor === null) return;
    const page = await ask(api, cursor);
    setAdded({ to: loaded, pages: [...pages.slice(1), page] });
  });
  return { lines: pages.flatMap(({ data }) => data), hasMore: cursor !== null, more };
}
