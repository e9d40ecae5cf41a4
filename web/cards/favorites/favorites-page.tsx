import { useState } from 'react';
import type { Favorite } from '#contract/favorites.ts';
import { CardTile } from '../tile/card-tile.tsx';
import { cardName } from '../tile/card-words.ts';
import { Container } from '#web/ui/display/container.tsx';
import { CompareBar, CompareTick } from './compare-bar.tsx';
import { FavoriteNote } from './favorite-note.tsx';
import { HiddenFavorites } from './hidden-favorites.tsx';
import { NoFavorites } from './no-favorites.tsx';
import { useFavorites } from '#web/favorites/use-favorites.ts';
import { useNotes } from './use-notes.ts';
import { useUnheartUndo } from './use-unheart-undo.ts';

/** A card whose heart is taken away leaves the page; the snackbar brings it back. */
export function FavoritesPage({ cards, hidden }: { cards: Favorite[]; hidden: number }) {
  const favorites = useFavorites();
  const shown = cards.filter(({ slug }) => favorites.has(slug));
  const noteOf = useNotes(cards);
  useUnheartUndo(cards);
  const [ticked, setTicked] = useState<string[]>([]);
  const chosen = ticked.filter((slug) => favorites.has(slug));
  const hasChoice = shown.length > 1;
  return (
    <Container className="pt-6 pb-16">
      <h1 className="text-3xl">Избранное</h1>
      {shown.length === 0 ? (
        <NoFavorites />
      ) : (
        <ul className="mt-6 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {shown.map((card) => (
            <li key={card.slug} className="flex min-w-0 flex-col gap-1">
              <CardTile card={card} />
              <div className="flex flex-wrap items-center gap-x-1">
                {hasChoice && (
                  <CompareTick
                    slug={card.slug}
                    of={cardName(card)}
                    chosen={chosen}
                    onChange={setTicked}
                  />
                )}
                <FavoriteNote note={noteOf(card)} of={cardName(card)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <HiddenFavorites count={hidden} />
      {hasChoice && <CompareBar chosen={chosen} />}
    </Container>
  );
}
