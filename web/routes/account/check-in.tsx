import { createFileRoute } from '@tanstack/react-router';
import { checkInCalls } from '#contract/check-ins.ts';
import { CheckInPage } from '#web/check-ins/check-in-page.tsx';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/check-in')({
  beforeLoad: requireUser,
  loader: async ({ context }) => {
    const isWorker = context.user?.role.name === 'worker';
    return { isWorker, visit: isWorker ? (await context.api.call(checkInCalls.show)).data : null };
  },
  // Whether somebody is safe is never told from memory.
  gcTime: 0,
  head: pageTitle('Безопасный визит'),
  component: Page,
});

function Page() {
  return <CheckInPage {...Route.useLoaderData()} />;
}
