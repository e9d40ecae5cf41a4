import type { CardTile } from '#contract/cards.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classes } from '#web/ui/classes.ts';
import { CategoryIcon } from './category-icon.tsx';

const sizes = {
  medium: { avatar: 'medium', box: 'size-14', icon: 'size-7' },
  large: { avatar: 'large', box: 'size-20', icon: 'size-10' },
} as const;

type CardFaceProps = { card: CardTile; size?: keyof typeof sizes };

/** Where the photo will stand: a person by their initials, a family's wish by its category. */
export function CardFace({ card, size = 'medium' }: CardFaceProps) {
  const { avatar, box, icon } = sizes[size];
  if (card.kind === 'resume' && card.owner.name) {
    return <Avatar name={card.owner.name} size={avatar} />;
  }
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center',
        box,
        card.kind === 'resume'
          ? 'rounded-full bg-action-soft text-on-action-soft'
          : 'rounded-card bg-accent-soft text-on-accent-soft',
      )}
    >
      <CategoryIcon category={card.category.slug} className={icon} />
    </span>
  );
}
