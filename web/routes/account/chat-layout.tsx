import { createFileRoute } from '@tanstack/react-router';
import { dialogCalls } from '#contract/dialogs.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { MessengerPage } from '#web/messages/page/messenger-page.tsx';

export const Route = createFileRoute('/_default/_chat')({
  beforeLoad: requireUser,
  loader: ({ context }) => context.api.call(dialogCalls.list, { query: {} }),
  head: pageTitle('Сообщения'),
  component: Page,
});

function Page() {
  return <MessengerPage dialogs={Route.useLoaderData()} />;
}
