import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '#web/cards/preview-page.tsx';
import { requireRole } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/resumes/create/$category/show')({
  beforeLoad: requireRole('worker'),
  component: Page,
});

function Page() {
  return <PreviewPage {...Route.useParams()} kind="resume" />;
}
