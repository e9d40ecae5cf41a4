import { useEffect } from 'react';
import { type SavedSearch, searchesAtMost } from '#contract/saved-searches.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { NoSearches } from './no-searches.tsx';
import { SearchCard } from './search-card.tsx';
import { UnconfirmedMail } from './unconfirmed-mail.tsx';
import { useSearches } from './use-searches.ts';

export function SearchesPage({ loaded }: { loaded: SavedSearch[] }) {
  const { searches, keep } = useSearches();
  const user = useUser();
  useEffect(() => keep(loaded), [keep, loaded]);
  const shown = searches ?? loaded;
  const wantsLetters = shown.some(({ telling }) => telling !== 'off');
  return (
    <>
      <h1 className="text-3xl">Сохранённые поиски</h1>
      {shown.length === 0 ? (
        <NoSearches />
      ) : (
        <>
          <p className="mt-2 text-muted">
            Здесь видно, что нового появилось. Можно хранить до {searchesAtMost} поисков.
          </p>
          {wantsLetters && user?.email_verified === false && <UnconfirmedMail />}
          <ul className="mt-6 flex flex-col gap-4">
            {shown.map((search) => (
              <SearchCard key={search.id} search={search} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
