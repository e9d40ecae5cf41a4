import { Suspense } from 'react';
import type { PostPage as Post } from '#contract/blog.ts';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { hrefLink, HrefLink } from '#web/lib/navigation/href-link.tsx';
import { TextBlocks } from '#web/texts/text-blocks.tsx';
import { Contents } from '#web/texts/text-contents.tsx';
import { Breadcrumbs } from '#web/ui/controls/breadcrumbs.tsx';
import { Container } from '#web/ui/display/container.tsx';
import { blogPath } from './blog-search.ts';
import { PostCover } from './post-cover.tsx';
import { PostFacts } from './post-facts.tsx';

/** Below the text. */
const FurtherReading = lazyPart(() => import('./further-reading.tsx'));

export function PostPage({ post }: { post: Post }) {
  const { topic, title } = post;
  const trail = [
    { label: 'Главная', href: '/' },
    { label: 'Блог', href: '/blog' },
    { label: title, href: `/blog/${post.slug}` },
  ];
  return (
    <>
      <Container width="text" className="pt-4">
        <div className="print:hidden">
          <Breadcrumbs items={trail} link={hrefLink} />
        </div>
        <article>
          <header className="mt-3">
            <HrefLink
              href={blogPath({ topic: topic.slug, page: 1 })}
              className="inline-flex min-h-11 items-center font-medium text-action underline-offset-4 hover:underline"
            >
              {topic.name}
            </HrefLink>
            <h1 className="text-3xl">{title}</h1>
            <p className="mt-3 text-lg text-muted">{post.description}</p>
            <PostFacts post={post} className="mt-3" />
          </header>
          <PostCover
            cover={post.cover}
            picture={post.cover_picture}
            topic={topic.slug}
            className="mt-6 rounded-card print:hidden"
          />
          <Contents blocks={post.body} />
          <div className="mt-8">
            <TextBlocks blocks={post.body} />
          </div>
        </article>
      </Container>
      <Suspense>
        <FurtherReading post={post} />
      </Suspense>
    </>
  );
}
