import { createFileRoute } from '@tanstack/react-router';
import { routeHead } from '#web/lib/head/route-head.ts';
import { CookiePolicyPage } from '#web/content/cookie-policy-page.tsx';
import { loadTextPage } from '#web/content/load-text-page.ts';

export const Route = createFileRoute('/_default/cookiepolicy-page')({
  loader: ({ context }) => loadTextPage(context.api, 'cookiepolicy-page'),
  head: routeHead,
  component: Page,
});

function Page() {
  return <CookiePolicyPage page={Route.useLoaderData().page} />;
}
