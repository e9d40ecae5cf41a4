import { createFileRoute } from '@tanstack/react-router';
import { InterestPage } from '#web/account/interest/interest-page.tsx';
import { loadInterest } from '#web/account/interest/load-interest.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/interest/$slug')({
  beforeLoad: requireUser,
  loader: ({ context, params }) => loadInterest(context.api, params.slug),
  head: pageTitle('Кто смотрел'),
  component: Page,
});

function Page() {
  return <InterestPage {...Route.useLoaderData()} />;
}
