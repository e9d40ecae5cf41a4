import { createFileRoute } from '@tanstack/react-router';
import { passportCalls } from '#contract/passport.ts';
import { PassportPage } from '#web/account/passport/passport-page.tsx';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/edit/verify-passport')({
  beforeLoad: requireUser,
  loader: ({ context }) => context.api.call(passportCalls.show),
  head: pageTitle('Проверка паспорта'),
  component: Page,
});

function Page() {
  return <PassportPage user={Route.useRouteContext().user} passport={Route.useLoaderData()} />;
}
