import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { loadLetter } from '#web/saved-searches/load-letter.ts';
import { StopPage } from '#web/saved-searches/stop-page.tsx';

export const Route = createFileRoute('/_default/searches/stop')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadLetter(context.api, deps),
  head: pageTitle('Письма о поиске'),
  component: Page,
});

function Page() {
  return <StopPage letter={Route.useLoaderData()} />;
}
