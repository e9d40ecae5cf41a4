import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { loadSitemap } from '#web/content/load-sitemap.ts';
import { SitemapPage } from '#web/content/sitemap-page.tsx';

export const Route = createFileRoute('/_default/sitemap')({
  loader: ({ context }) => loadSitemap(context.api),
  head: routeHead,
  component: Page,
});

function Page() {
  const { cities, posts } = Route.useLoaderData();
  return <SitemapPage cities={cities} posts={posts} />;
}
