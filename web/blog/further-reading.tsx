import type { PostPage as Post } from '#contract/blog.ts';
import { Container } from '#web/ui/display/container.tsx';
import { PostNeighbours } from './post-neighbours.tsx';
import { PostTiles } from './post-tiles.tsx';

/** Where a reader goes on from an article. */
export default function FurtherReading({ post }: { post: Post }) {
  return (
    <>
      <Container width="text">
        <PostNeighbours newer={post.newer} older={post.older} />
      </Container>
      {post.more.length > 0 && (
        <Container className="pt-14 pb-20 print:hidden">
          <section aria-labelledby="more-posts">
            <h2 id="more-posts" className="text-3xl">
              Почитать ещё
            </h2>
            <div className="mt-6 max-sm:[&>ul>li:nth-child(n+3)]:hidden">
              <PostTiles posts={post.more} heading="h3" />
            </div>
          </section>
        </Container>
      )}
    </>
  );
}
