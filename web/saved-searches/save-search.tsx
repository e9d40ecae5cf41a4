import { useRouter } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { SavedQuery, SavedSearch } from '#contract/saved-searches.ts';
import { useModal } from '#web/lib/navigation/modal.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { searchKey } from './store.ts';
import { rememberWish } from './wish.ts';

const SaveControl = lazy(() => import('./save-control.tsx'));

interface SaveSearchProps {
  kind: SavedSearch['kind'];
  query: SavedQuery;
}

/** Beside the order of a listing. Needs scripts; a guest signs in first and comes back. */
export function SaveSearch({ kind, query }: SaveSearchProps) {
  const isGuest = useUser() === null;
  const modal = useModal();
  const router = useRouter();

  function signIn() {
    rememberWish(searchKey(kind, query));
    modal.open('login', { next: router.state.location.href });
  }

  const button = (
    <Button
      kind="secondary"
      className="shrink-0 whitespace-nowrap max-sm:px-3"
      {...(isGuest ? { onClick: signIn } : { 'aria-disabled': true })}
    >
      <Bookmark aria-hidden className="size-5 shrink-0" />
      <span className="max-sm:sr-only">Сохранить поиск</span>
    </Button>
  );
  return (
    <div className="noscript:hidden">
      {isGuest ? (
        button
      ) : (
        <Suspense fallback={button}>
          <SaveControl key={searchKey(kind, query)} kind={kind} query={query} />
        </Suspense>
      )}
    </div>
  );
}
