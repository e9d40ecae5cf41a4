import { createFileRoute } from '@tanstack/react-router';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { loadNotifications } from '#web/notifications/load-notifications.ts';
import { NotificationsPage } from '#web/notifications/notifications-page.tsx';

export const Route = createFileRoute('/_default/_account/account/notifications/$type')({
  beforeLoad: requireUser,
  loader: ({ context, params }) => loadNotifications(context.api, context.user, params.type),
  head: pageTitle('Уведомления'),
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  // A list that was kept while one was elsewhere is begun anew once it has been loaded again.
  return <NotificationsPage key={`${data.type} ${data.loaded.sequence}`} {...data} />;
}
