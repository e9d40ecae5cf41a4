import { Link } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { countOf } from '#contract/russian.ts';
import { useFavorites } from '#web/favorites/use-favorites.ts';
import { IconCount } from './icon-count.tsx';

export function FavoritesLink({ className }: { className: string }) {
  const { count } = useFavorites();
  const words = count > 0 ? `, ${countOf(count, ['карточка', 'карточки', 'карточек'])}` : '';
  return (
    <Link
      to="/account/favorites"
      title="Избранное"
      aria-label={`Избранное${words}`}
      preload={false}
      className={`relative size-11 shrink-0 place-items-center rounded-full hover:bg-surface-soft ${className}`}
    >
      <Heart aria-hidden className="size-6" />
      <IconCount count={count} />
    </Link>
  );
}
