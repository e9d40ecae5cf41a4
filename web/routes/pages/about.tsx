import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { AboutPage } from '#web/content/about-page.tsx';
import { loadAbout } from '#web/content/load-text-page.ts';

export const Route = createFileRoute('/_default/about')({
  loader: ({ context }) => loadAbout(context.api),
  head: routeHead,
  component: Page,
});

function Page() {
  return <AboutPage page={Route.useLoaderData().page} />;
}
