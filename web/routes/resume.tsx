import { createFileRoute } from '@tanstack/react-router';
import { DetailPage } from '#web/cards/detail-page.tsx';

export const Route = createFileRoute('/_default/resume-{$slug}')({
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <DetailPage kind="resume" slug={slug} />;
}
