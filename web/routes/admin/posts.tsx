import { createFileRoute } from '@tanstack/react-router';
import { blogEditingCalls } from '#contract/blog-editing.ts';
import { PostsPage } from '#web/admin/posts/posts-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/blog')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(blogEditingCalls.list),
  gcTime: 0,
  head: pageTitle('Блог'),
  component: Page,
});

function Page() {
  return <PostsPage {...Route.useLoaderData()} />;
}
