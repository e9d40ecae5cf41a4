import { createFileRoute } from '@tanstack/react-router';
import { loadPostToEdit } from '#web/admin/posts/load-post.ts';
import { PostEditor } from '#web/admin/posts/post-editor.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/blog/$id')({
  beforeLoad: requireAdmin,
  loader: ({ context, params }) => loadPostToEdit(context.api, params.id),
  gcTime: 0,
  head: pageTitle('Статья'),
  component: Page,
});

function Page() {
  const { post, topics } = Route.useLoaderData();
  return <PostEditor key={post?.id ?? 'new'} post={post} topics={topics} />;
}
