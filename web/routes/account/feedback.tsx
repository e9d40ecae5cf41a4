import { createFileRoute } from '@tanstack/react-router';
import { feedbackCalls } from '#contract/feedback.ts';
import { FeedbackPage } from '#web/feedback/feedback-page.tsx';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/feedback')({
  beforeLoad: requireUser,
  loader: ({ context }) => context.api.call(feedbackCalls.list),
  head: pageTitle('Отзывы'),
  component: Page,
});

function Page() {
  const isFamily = Route.useRouteContext().user.role.name === 'employee';
  return <FeedbackPage isFamily={isFamily} feedback={Route.useLoaderData()} />;
}
