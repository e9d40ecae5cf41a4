import { createFileRoute } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { FeedbackQueuePage } from '#web/admin/feedback/feedback-queue-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/feedback')({
  loader: ({ context }) => context.api.call(moderationCalls.feedback.list, { query: {} }),
  // Others work at it too: what was seen before is never shown again.
  gcTime: 0,
  head: pageTitle('Отзывы'),
  component: Page,
});

function Page() {
  return <FeedbackQueuePage loaded={Route.useLoaderData()} />;
}
