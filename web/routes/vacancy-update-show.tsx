import { createFileRoute } from '@tanstack/react-router';
import { PreviewPage } from '#web/cards/preview-page.tsx';
import { requireRole } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/vacancies/update/$category/$slug/show')({
  beforeLoad: requireRole('employer'),
  component: Page,
});

function Page() {
  return <PreviewPage {...Route.useParams()} kind="vacancy" />;
}
