import { useLocation } from '@tanstack/react-router';
import { formatQuery, parseQuery } from '#contract/query-string.ts';
import { noModal, readModal } from '#web/lib/navigation/modal-search.ts';

/** As much as the server keeps of it. */
const longest = 500;

/** What the person was about to do, as the address remembers it. */
export function useRememberedNext(): string | undefined {
  return useLocation({ select: ({ search }) => readModal(search as Record<string, unknown>).next });
}

/** Where the person goes on after paying: what they were about to do, else the page they are on. */
export function useNextPath(): string {
  const remembered = useRememberedNext();
  return useLocation({
    select({ pathname, searchStr }) {
      const here = pathname + formatQuery({ ...parseQuery(searchStr), ...noModal });
      return [remembered, here].find((path) => path && path.length <= longest) ?? pathname;
    },
  });
}
