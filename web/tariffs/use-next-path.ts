import { useLocation } from '@tanstack/react-router';
import { readModal } from '#web/lib/navigation/modal-search.ts';

/** Where the person goes on after paying: what they were about to do, else the page they are on. */
export function useNextPath(): string {
  return useLocation({
    select: ({ pathname, search }) => readModal(search as Record<string, unknown>).next ?? pathname,
  });
}
