import { createFileRoute, redirect } from '@tanstack/react-router';
import { DefaultLayout } from '#web/layouts/frame/default-layout.tsx';
import { ownSideHash } from '#web/lib/context/guards.ts';
import { nextStep, withWayBack } from '#web/session/steps/next-step.ts';
import { targetOf } from '#web/session/steps/remembered-target.ts';

export const Route = createFileRoute('/_default')({
  // On every change of the page, and on the server for the first.
  beforeLoad: ({ context: { user }, location, search }) => {
    if (!user) return;
    const step = nextStep(user, location.pathname);
    if (step === '/') throw redirect({ to: '/', hash: ownSideHash });
    if (step) throw redirect({ href: withWayBack(step, user, location) });
    const target = targetOf(search);
    if (target) throw redirect({ href: target });
  },
  component: DefaultLayout,
});
