import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { loadTextPage } from '#web/content/load-text-page.ts';
import { TextPage } from '#web/content/text-page.tsx';

export const Route = createFileRoute('/_default/safety')({
  loader: ({ context }) => loadTextPage(context.api, 'safety'),
  head: routeHead,
  component: Page,
});

function Page() {
  return <TextPage page={Route.useLoaderData().page} />;
}
