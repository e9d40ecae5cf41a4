import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { HomePage } from '#web/home/home-page.tsx';
import { loadHome } from '#web/home/load-home.ts';

export const Route = createFileRoute('/_default/')({
  loader: ({ context }) => loadHome(context.api),
  head: routeHead,
  component: Page,
});

function Page() {
  return <HomePage home={Route.useLoaderData()} />;
}
