import { useRouter } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import type { SavedQuery, SavedSearch } from '#contract/saved-searches.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { useEntry } from '#web/session/steps/entry.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { searchKey } from './store.ts';
import { rememberSearch } from './remembered-search.ts';

const SaveControl = lazyPart(() => import('./save-control.tsx'));

interface SaveSearchProps {
  kind: SavedSearch['kind'];
  query: SavedQuery;
}

/** Beside the order of a listing. Needs scripts; a guest signs in first and comes back. */
export function SaveSearch({ kind, query }: SaveSearchProps) {
  const isGuest = useUser() === null;
  const askIn = useEntry();
  const router = useRouter();

  function signIn() {
    rememberSearch(searchKey(kind, query));
    askIn({
      next: router.state.location.href,
      why: 'Поиск сохранится сразу после входа, и мы напишем о новом.',
    });
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
    <div className="noscript:hidden print:hidden">
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
