import type { PostLine } from '#contract/blog-editing.ts';
import type { Topic } from '#contract/blog.ts';
import { HrefLink } from '#web/lib/navigation/href-link.tsx';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { EntryTime } from '../audit/entry-time.tsx';

const states: Record<PostLine['state'], { tone: BadgeTone; words: string }> = {
  draft: { tone: 'neutral', words: 'Черновик' },
  scheduled: { tone: 'info', words: 'Ждёт дня' },
  published: { tone: 'success', words: 'Опубликована' },
};

export function PostsPage({ data: posts, topics }: { data: PostLine[]; topics: Topic[] }) {
  const names = new Map(topics.map(({ slug, name }) => [slug, name]));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Блог</h1>
        <HrefLink href="/admin/blog/new" className={buttonStyles({ kind: 'primary' })}>
          Новая статья
        </HrefLink>
      </div>
      {posts.length === 0 ? (
        <EmptyState
          title="Статей нет"
          text="Напишите первую: она останется черновиком, пока вы её не покажете."
        />
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {posts.map((post) => (
            <li key={post.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
              <HrefLink
                href={`/admin/blog/${post.id}`}
                className="inline-flex min-h-11 grow basis-80 items-center font-semibold text-action underline underline-offset-4 [overflow-wrap:anywhere] hover:text-action-hover"
              >
                {post.title}
              </HrefLink>
              <p className="text-sm text-muted">{names.get(post.topic) ?? post.topic}</p>
              <Badge tone={states[post.state].tone}>{states[post.state].words}</Badge>
              <p className="numbers text-sm text-muted sm:min-w-48">
                <EntryTime at={post.published_at ?? post.updated_at} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
