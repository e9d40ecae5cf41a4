import { createFileRoute } from '@tanstack/react-router';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { loadSettings } from '#web/settings/load-settings.ts';
import { SettingsPage } from '#web/settings/settings-page.tsx';

export const Route = createFileRoute('/_default/_account/account/settings')({
  beforeLoad: requireUser,
  loader: ({ context }) => loadSettings(context.api),
  head: pageTitle('Настройки'),
  component: Page,
});

function Page() {
  return <SettingsPage user={Route.useRouteContext().user} settings={Route.useLoaderData()} />;
}
