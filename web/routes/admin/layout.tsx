import { createFileRoute, redirect } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { AdminFrame } from '#web/admin/frame/admin-frame.tsx';
import { requireStaff } from '#web/lib/context/guards.ts';
import { nextStep } from '#web/session/steps/next-step.ts';

export const Route = createFileRoute('/_admin')({
  beforeLoad: (input) => {
    const { user } = requireStaff(input);
    const step = nextStep(user, input.location.pathname);
    if (step) throw redirect({ href: step });
    return { user };
  },
  loader: ({ context }) => context.api.call(moderationCalls.overview),
  component: Page,
});

function Page() {
  return <AdminFrame loaded={Route.useLoaderData().data} />;
}
