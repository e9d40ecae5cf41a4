import { Heart } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { ButtonKind } from '#web/ui/button-styles.ts';
import { useHeart } from './use-heart.ts';

interface FavoriteButtonProps {
  slug: string;
  kind?: ButtonKind;
}

/** The heart as the main action of a card's page. */
export function FavoriteButton({ slug, kind }: FavoriteButtonProps) {
  const { pressed, toggle } = useHeart(slug);
  return (
    <Button
      wide
      kind={pressed ? 'secondary' : kind}
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
