import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { PostTile } from '#contract/blog.ts';
import { PostTiles } from '#web/blog/post-tiles.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';

export function BlogTeasers({ posts }: { posts: readonly PostTile[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="blog">
      <h2 id="blog" className="text-3xl">
        Полезно знать
      </h2>
      <div className="mt-4 max-sm:[&>ul]:gap-3 max-sm:[&>ul>li:nth-child(n+3)]:hidden sm:mt-6">
        <PostTiles posts={posts} heading="h3" brief />
      </div>
      <p className="mt-4 sm:mt-6">
        <Link
          to="/blog"
          className={buttonStyles({ kind: 'secondary', className: 'w-full sm:w-auto' })}
        >
          Все статьи
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      </p>
    </section>
  );
}
