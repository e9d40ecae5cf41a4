import type { CoverPicture } from '#contract/blog.ts';
import { classes } from '#web/ui/style/classes.ts';
import { Scene } from '#web/ui/illustrations/illustration.tsx';

/** The drawing of an article on its own ground; neighbours in a list differ in colour by topic. */
const grounds: Record<string, string> = {
  deti: 'bg-accent-soft',
  uhod: 'bg-action-soft',
  ucheba: 'bg-info-soft',
  dogovor: 'bg-warning-soft',
  pomoshchnikam: 'bg-success-soft',
};

export const coverShape = 'aspect-12/7 w-full';

interface PostCoverProps {
  cover: string;
  /** In the place of the drawing. */
  picture: CoverPicture | null;
  topic: string;
  className?: string;
}

export function PostCover({ cover, picture, topic, className }: PostCoverProps) {
  if (picture) {
    return (
      <img
        src={picture.url}
        srcSet={picture.srcset}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        className={classes('photo', coverShape, className)}
      />
    );
  }
  return (
    <div
      className={classes(
        'flex items-end justify-center overflow-hidden px-6 pt-4',
        grounds[topic] ?? 'bg-surface-soft',
        className,
      )}
    >
      <Scene name={cover} className="w-full max-w-64" />
    </div>
  );
}
