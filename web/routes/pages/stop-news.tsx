import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { readNewsLink } from '#web/news/read-link.ts';
import { StopNewsPage } from '#web/news/stop-news-page.tsx';

export const Route = createFileRoute('/_default/news/stop')({
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => readNewsLink(deps),
  head: pageTitle('Отписка от новостей'),
  component: Page,
});

function Page() {
  return <StopNewsPage link={Route.useLoaderData()} />;
}
