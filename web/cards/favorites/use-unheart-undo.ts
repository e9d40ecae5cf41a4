import { useEffect, useRef } from 'react';
import type { CardTile } from '#contract/cards.ts';
import { useSnackbar } from '#web/ui/feedback/snackbars.tsx';
import { useFavorites } from '#web/favorites/use-favorites.ts';

/** Offers to bring back what has just left the page. */
export function useUnheartUndo(cards: CardTile[]): void {
  const favorites = useFavorites();
  const show = useSnackbar();
  const before = useRef(favorites);

  useEffect(() => {
    const gone = cards.find(({ slug }) => before.current.has(slug) && !favorites.has(slug));
    before.current = favorites;
    if (!gone) return;
    show({
      type: 'info',
      text: 'Убрано из избранного',
      action: { label: 'Вернуть', onPress: () => void favorites.toggle(gone.slug, true) },
    });
  }, [cards, favorites, show]);
}
