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

interface PostCoverProps {
  cover: string;
  topic: string;
  className?: string;
}

export function PostCover({ cover, topic, className }: PostCoverProps) {
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
