import { createFileRoute } from '@tanstack/react-router';
import { EditPage } from '#web/cards/edit-page.tsx';
import { requireRole } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/vacancies/create/$category')({
  beforeLoad: requireRole('employer'),
  component: Page,
});

function Page() {
  return <EditPage {...Route.useParams()} kind="vacancy" />;
}
