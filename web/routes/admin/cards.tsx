import { createFileRoute } from '@tanstack/react-router';
import { moderationCalls } from '#contract/moderation.ts';
import { ReviewsPage } from '#web/admin/reviews/reviews-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/cards')({
  loader: ({ context }) => context.api.call(moderationCalls.reviews.list, { query: {} }),
  // Others work at it too: what was seen before is never shown again.
  gcTime: 0,
  head: pageTitle('Карточки на проверке'),
  component: Page,
});

function Page() {
  return <ReviewsPage loaded={Route.useLoaderData()} />;
}
