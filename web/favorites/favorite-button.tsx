import { Heart } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { useHeart } from './use-heart.ts';

interface FavoriteButtonProps {
  slug: string;
  /** Something else is the main action. */
  quiet?: boolean;
}

/** The heart in words, as an action of a card's page. */
export function FavoriteButton({ slug, quiet = false }: FavoriteButtonProps) {
  const { pressed, toggle } = useHeart(slug);
  return (
    <Button
      wide
      kind={pressed || quiet ? 'secondary' : 'primary'}
      aria-pressed={pressed}
      onClick={() => toggle(!pressed)}
    >
      <Heart
        aria-hidden
        className={pressed ? 'size-5 animate-pop fill-current text-heart' : 'size-5'}
      />
      {pressed ? 'В избранном' : 'В избранное'}
    </Button>
  );
}
