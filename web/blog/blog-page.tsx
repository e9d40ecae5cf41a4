import { hrefLink, HrefLink } from '#web/lib/navigation/href-link.tsx';
import { PageTrail } from '#web/content/page-trail.tsx';
import { classes } from '#web/ui/style/classes.ts';
import { Container } from '#web/ui/display/container.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Scene } from '#web/ui/illustrations/illustration.tsx';
import { Pagination } from '#web/ui/controls/pagination.tsx';
import { blogPath } from './blog-search.ts';
import type { Blog } from './load-blog.ts';
import { PostTiles } from './post-tiles.tsx';

export function BlogPage({ blog }: { blog: Blog }) {
  const { posts, meta, topic } = blog;
  return (
    <Container className="pt-4 pb-16">
      <PageTrail label="Блог" href="/blog" />
      <h1 className="mt-2 text-3xl">{topic ? topic.name : 'Блог'}</h1>
      <p className="mt-2 max-w-2xl text-lg text-muted">
        Для семей и помощников: как выбрать друг друга, договориться и беречь силы.
      </p>
      <Topics blog={blog} />
      {posts.length === 0 ? (
        <EmptyState
          title="Статей пока нет"
          text="Мы пишем первые. Загляните позже."
          illustration={<Scene name="letter" />}
        />
      ) : (
        <div className="mt-6">
          <PostTiles posts={posts} heading="h2" />
        </div>
      )}
      <div className="mt-10">
        <Pagination
          page={meta.current_page}
          last={meta.last_page}
          hrefOf={(page) => blogPath({ topic: topic?.slug ?? null, page })}
          link={hrefLink}
        />
      </div>
    </Container>
  );
}

function Topics({ blog: { topics, topic } }: { blog: Blog }) {
  if (topics.length < 2) return null;
  const all = { slug: null, name: 'Все статьи' };
  return (
    <nav aria-label="Темы" className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {[all, ...topics].map(({ slug, name }) => (
          <li key={name}>
            <HrefLink
              href={blogPath({ topic: slug, page: 1 })}
              className={classes(
                'flex min-h-11 items-center rounded-full border px-4 text-sm font-medium',
                slug === (topic?.slug ?? null)
                  ? 'border-action bg-action text-on-action'
                  : 'border-line-strong bg-surface hover:border-action hover:bg-action-soft',
              )}
            >
              {name}
            </HrefLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
