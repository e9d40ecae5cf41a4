import type { PostTile as Post } from '#contract/blog.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';

interface PostTilesProps {
  posts: readonly Post[];
  heading: 'h2' | 'h3';
}

export function PostTiles({ posts, heading }: PostTilesProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <PostTile key={post.slug} post={post} heading={heading} />
      ))}
    </ul>
  );
}

/** A link as a whole: its title spreads over it. */
function PostTile({ post, heading: Heading }: { post: Post; heading: 'h2' | 'h3' }) {
  return (
    <Card as="li" lively flush className="relative flex min-w-0 flex-col">
      <PostCover cover={post.cover} topic={post.topic.slug} />
      <div className="flex grow flex-col p-5">
        <p className="text-sm font-medium text-action">{post.topic.name}</p>
        <Heading className="mt-1 text-xl">
          <HrefLink
            href={`/blog/${post.slug}`}
            className="after:absolute after:inset-0 after:rounded-card hover:text-action focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {post.title}
          </HrefLink>
        </Heading>
        <p className="mt-2 text-muted">{post.description}</p>
        <PostFacts post={post} className="mt-auto pt-4" />
      </div>
    </Card>
  );
}
