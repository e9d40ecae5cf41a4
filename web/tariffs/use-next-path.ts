import { useLocation } from '@tanstack/react-router';
import { readModal } from '#web/lib/navigation/modal-search.ts';

/** What the person was about to do, as the address remembers it. */
export function useRememberedNext(): string | undefined {
  return useLocation({ select: ({ search }) => readModal(search as Record<string, unknown>).next });
}

/** Where the person goes on after paying: what they were about to do, else the page they are on. */
export function useNextPath(): string {
  const here = useLocation({ select: ({ pathname }) => pathname });
  return useRememberedNext() ?? here;
}
