import { createFileRoute } from '@tanstack/react-router';
import { siteSettingsCalls } from '#contract/site-settings.ts';
import { SettingsPage } from '#web/admin/settings/settings-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/settings')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(siteSettingsCalls.show),
  gcTime: 0,
  head: pageTitle('Настройки'),
  component: Page,
});

function Page() {
  return <SettingsPage settings={Route.useLoaderData()} />;
}
