import { useState } from 'react';
import type { SavedSearch } from '#contract/saved-searches.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { useSearches } from './use-searches.ts';
import { failureOf } from './words.ts';

/** Gone at once; the snackbar brings it back as it was. */
export function useRemoveSearch(search: SavedSearch) {
  const { add, remove } = useSearches();
  const [pending, setPending] = useState(false);
  const show = useSnackbar();
  const report = (error: unknown) => show({ type: 'error', text: failureOf(error) });

  function bringBack() {
    const { kind, query, name, telling, seen_at } = search;
    add({ kind, query, name, telling, seen_at }).catch(report);
  }

  async function removeIt() {
    setPending(true);
    try {
      await remove(search);
      show({
        type: 'info',
        text: 'Поиск убран',
        timeout: 8000,
        action: { label: 'Вернуть', onPress: bringBack },
      });
    } catch (error) {
      setPending(false);
      report(error);
    }
  }

  return { pending, remove: () => void removeIt() };
}
