import type { PostTile as Post } from '#contract/blog.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';

interface PostTilesProps {
  posts: readonly Post[];
  heading: 'h2' | 'h3';
  /** On a phone by the title alone. */
  brief?: true;
}

export function PostTiles({ posts, heading, brief }: PostTilesProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostTile key={post.slug} post={post} heading={heading} brief={brief} />
      ))}
    </ul>
  );
}

/** A link as a whole: its title spreads over it. */
function PostTile({
  post,
  heading: Heading,
  brief,
}: Omit<PostTilesProps, 'posts'> & { post: Post }) {
  const below = brief ? 'max-sm:hidden' : '';
  return (
    <Card as="li" lively flush className="relative flex min-w-0 flex-col">
      <div className={below}>
        <PostCover cover={post.cover} picture={post.cover_picture} topic={post.topic.slug} />
      </div>
      <div className={classes('flex grow flex-col p-5', brief && 'max-sm:px-4 max-sm:py-3')}>
        <p className="text-sm font-medium text-action">{post.topic.name}</p>
        <Heading className={classes('mt-1 text-xl', brief && 'max-sm:mt-0 max-sm:text-lg')}>
          <HrefLink
            href={`/blog/${post.slug}`}
            className="after:absolute after:inset-0 after:rounded-card hover:text-action focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {post.title}
          </HrefLink>
        </Heading>
        <p className={classes('mt-2 text-muted', below)}>{post.description}</p>
        <PostFacts post={post} className={classes('mt-auto pt-4', below)} />
      </div>
    </Card>
  );
}
