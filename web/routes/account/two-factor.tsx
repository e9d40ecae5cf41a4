import { createFileRoute } from '@tanstack/react-router';
import { twoFactorCalls } from '#contract/two-factor.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { TwoFactorPage } from '#web/two-factor/two-factor-page.tsx';

export const Route = createFileRoute('/_default/_account/account/two-factor')({
  beforeLoad: requireUser,
  loader: ({ context }) => context.api.call(twoFactorCalls.get),
  head: pageTitle('Вход с кодом'),
  component: Page,
});

function Page() {
  return <TwoFactorPage twoFactor={Route.useLoaderData()} />;
}
