import { createFileRoute } from '@tanstack/react-router';
import { BlogPage } from '#web/blog/blog-page.tsx';
import { blogSearch } from '#web/blog/blog-search.ts';
import { loadBlog } from '#web/blog/load-blog.ts';
import { routeHead } from '#web/lib/head/route-head.ts';

export const Route = createFileRoute('/_default/blog')({
  loaderDeps: ({ search }) => blogSearch(search),
  loader: ({ context, deps }) => loadBlog(context.api, deps),
  head: routeHead,
  component: Page,
});

function Page() {
  return <BlogPage blog={Route.useLoaderData()} />;
}
