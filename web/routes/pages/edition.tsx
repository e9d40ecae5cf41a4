import { createFileRoute } from '@tanstack/react-router';
import { EditionPage } from '#web/content/edition-page.tsx';
import { loadEdition } from '#web/content/load-text-page.ts';
import { routeHead } from '#web/lib/head/route-head.ts';

export const Route = createFileRoute('/_default/documents/$page/$number')({
  loader: ({ context, params }) => loadEdition(context.api, params),
  head: routeHead,
  component: Page,
});

function Page() {
  return <EditionPage edition={Route.useLoaderData().edition} />;
}
