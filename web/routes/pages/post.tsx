import { createFileRoute } from '@tanstack/react-router';
import { loadPost } from '#web/blog/load-blog.ts';
import { PostPage } from '#web/blog/post-page.tsx';
import { routeHead } from '#web/lib/head/route-head.ts';

export const Route = createFileRoute('/_default/blog/$slug')({
  loader: ({ context, params }) => loadPost(context.api, params.slug),
  head: routeHead,
  component: Page,
});

function Page() {
  return <PostPage post={Route.useLoaderData().post} />;
}
