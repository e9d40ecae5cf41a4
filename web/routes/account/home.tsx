import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/account/home/account-page.tsx';
import { loadHome } from '#web/account/home/load-home.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account')({
  beforeLoad: requireUser,
  loader: ({ context }) => loadHome(context.api, context.user),
  head: pageTitle('Личный кабинет'),
  component: Page,
});

function Page() {
  return <AccountPage user={Route.useRouteContext().user} data={Route.useLoaderData()} />;
}
