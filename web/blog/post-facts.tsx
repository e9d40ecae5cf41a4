import type { PostTile } from '#contract/blog.ts';
import { formatDay } from '#contract/russian.ts';
import { classes } from '#web/ui/style/classes.ts';

interface PostFactsProps {
  post: Pick<PostTile, 'published_at' | 'reading_minutes'>;
  className?: string;
}

export function PostFacts({ post, className }: PostFactsProps) {
  return (
    <p className={classes('numbers text-sm text-muted', className)}>
      <time dateTime={post.published_at}>{formatDay(post.published_at)}</time>
      {' · '}
      {post.reading_minutes} мин чтения
    </p>
  );
}
