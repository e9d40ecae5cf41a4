import { HeartButton } from '#web/ui/controls/heart-button.tsx';
import { useHeart } from './use-heart.ts';

interface FavoriteHeartProps {
  slug: string;
  /** Names the card for those who do not see which one the heart stands on. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Set and taken back at once; a guest is asked to sign in first. Useless without scripts. */
export function FavoriteHeart({ slug, label, className }: FavoriteHeartProps) {
  const { pressed, toggle } = useHeart(slug);
  return (
    <HeartButton
      pressed={pressed}
      onToggle={toggle}
      label={label ? `В избранное: ${label}` : undefined}
      className={className}
    />
  );
}
