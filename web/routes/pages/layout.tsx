import { createFileRoute, redirect } from '@tanstack/react-router';
import { DefaultLayout } from '#web/layouts/frame/default-layout.tsx';
import { nextStep } from '#web/session/steps/next-step.ts';
import { targetOf } from '#web/session/steps/remembered-target.ts';

export const Route = createFileRoute('/_default')({
  // On every change of the page, and on the server for the first.
  beforeLoad: ({ context: { user }, location, search }) => {
    const step = user && (nextStep(user, location.pathname) ?? targetOf(search));
    if (step) throw redirect({ href: step });
  },
  component: DefaultLayout,
});
