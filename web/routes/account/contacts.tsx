import { createFileRoute } from '@tanstack/react-router';
import { loadOpened } from '#web/contacts/opened/load-opened.ts';
import { OpenedPage } from '#web/contacts/opened/opened-page.tsx';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/contacts')({
  beforeLoad: requireUser,
  loader: ({ context }) => loadOpened(context.api),
  head: pageTitle('Открытые контакты'),
  component: Page,
});

function Page() {
  return <OpenedPage {...Route.useLoaderData()} />;
}
