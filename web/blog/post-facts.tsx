import type { PostTile } from '#contract/blog.ts';
import { formatDay } from '#contract/russian.ts';
import { classes } from '#web/ui/style/classes.ts';

interface PostFactsProps {
  post: Pick<PostTile, 'published_at' | 'reading_minutes'>;
  className?: string;
}

/** An article is read for years: its date always names the year. */
const longAgo = new Date(0);

export function PostFacts({ post, className }: PostFactsProps) {
  return (
    <p className={classes('numbers text-sm text-muted', className)}>
      <time dateTime={post.published_at}>{formatDay(post.published_at, longAgo)}</time>
      {' · '}
      {post.reading_minutes} мин чтения
    </p>
  );
}
