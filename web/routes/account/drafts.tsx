import { createFileRoute } from '@tanstack/react-router';
import { DraftsPage } from '#web/account/own-cards/drafts/drafts-page.tsx';
import { loadOwn } from '#web/account/own-cards/loading/load-own.ts';
import { kindOf } from '#web/account/own-cards/loading/own-kind.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/account/draft')({
  beforeLoad: requireUser,
  loader: ({ context }) => loadOwn(context.api, context.user),
  head: pageTitle('Черновики'),
  component: Page,
});

function Page() {
  const { user } = Route.useRouteContext();
  return <DraftsPage kind={kindOf(user)} drafts={Route.useLoaderData().drafts} />;
}
