import { Bookmark } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { SavedQuery, SavedSearch } from '#contract/saved-searches.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { searchKey } from './store.ts';
import { useSearches } from './use-searches.ts';
import { takeSearch } from './remembered-search.ts';
import { failureOf } from './words.ts';

const TellingDialog = lazyPart(() => import('./telling-dialog.tsx'));

/** What a signed-in person sees: saves at one press, and then lets them say how to be told. */
interface SaveControlProps {
  kind: SavedSearch['kind'];
  query: SavedQuery;
}

export default function SaveControl({ kind, query }: SaveControlProps) {
  const { searches, load, add, change } = useSearches();
  const [pending, setPending] = useState(false);
  const [asks, setAsks] = useState(false);
  const show = useSnackbar();
  const key = searchKey(kind, query);
  const saved = searches?.find((one) => searchKey(one.kind, one.query) === key);

  async function save() {
    setPending(true);
    try {
      await add({ kind, query });
      setAsks(true);
    } catch (error) {
      show({ type: 'error', text: failureOf(error) });
    } finally {
      setPending(false);
    }
  }

  useEffect(() => {
    // Without the list one can save all the same: the server knows the search again.
    if (!searches) load().catch(() => undefined);
    if (takeSearch(key)) void save();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each search that is opened
  }, [key]);

  const isNew = (saved?.new_count ?? 0) > 0;
  useEffect(() => {
    // Whoever has the list before them has seen what is new in it.
    if (saved && isNew) change(saved, { seen: true }).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only that there is something new matters
  }, [isNew]);

  return (
    <>
      <Button
        kind="secondary"
        className="shrink-0 whitespace-nowrap max-sm:px-3"
        pending={pending}
        aria-haspopup={saved ? 'dialog' : undefined}
        onClick={() => (saved ? setAsks(true) : void save())}
      >
        <Bookmark
          aria-hidden
          className={saved ? 'size-5 shrink-0 fill-current text-action' : 'size-5 shrink-0'}
        />
        <span className="max-sm:sr-only">{saved ? 'Поиск сохранён' : 'Сохранить поиск'}</span>
      </Button>
      {asks && saved && (
        <Suspense>
          <TellingDialog search={saved} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
