import type { CardTile } from '#contract/cards.ts';
import { photoSources } from '#contract/photos.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { Photo } from '#web/ui/display/photo.tsx';
import { CategoryIcon } from '../areas/category-icon.tsx';

const sizes = {
  medium: { avatar: 'medium', box: 'size-14', icon: 'size-7' },
  large: { avatar: 'large', box: 'size-20', icon: 'size-10' },
} as const;

type CardFaceProps = {
  card: CardTile;
  size?: keyof typeof sizes;
  /** In sight as soon as the page is. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/** A worker by a photo or initials; a family by the picture of its profile, else by its category. */
export function CardFace({ card, size = 'medium', eager, className }: CardFaceProps) {
  const { avatar, box, icon } = sizes[size];
  const { name, avatar_url } = card.owner;
  const face = card.photo_url ?? (card.kind === 'resume' ? avatar_url : null);
  if (face) {
    return (
      <FacePhoto
        url={face}
        placeholder={card.photo_placeholder}
        eager={eager}
        className={className}
      />
    );
  }
  if (avatar_url) {
    return (
      <Avatar
        name={name ?? ''}
        src={avatar_url}
        srcSet={photoSources(avatar_url)}
        size={avatar}
        eager={eager}
        className={className}
      />
    );
  }
  if (card.kind === 'resume' && name) {
    return <Avatar name={name} size={avatar} className={className} />;
  }
  return (
    <span
      className={classes(
        'grid shrink-0 place-items-center',
        box,
        card.kind === 'resume'
          ? 'rounded-full bg-action-soft text-on-action-soft'
          : 'rounded-card bg-accent-soft text-on-accent-soft',
        className,
      )}
    >
      <CategoryIcon category={card.category.slug} className={icon} />
    </span>
  );
}

type FacePhotoProps = Pick<CardFaceProps, 'eager' | 'className'> & {
  url: string;
  placeholder: string | null;
};

/** Larger than initials: people look for a face. Cut nearer to the top, where it is. As wide as `.face`. */
function FacePhoto({ url, placeholder, eager, className }: FacePhotoProps) {
  return (
    <Photo
      src={url}
      srcSet={photoSources(url, 640)}
      sizes="(width < 40rem) 4.5rem, 6rem"
      width={96}
      height={96}
      placeholder={placeholder}
      eager={eager}
      alt=""
      className={classes('face', className)}
    />
  );
}
