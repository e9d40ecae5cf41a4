import { createFileRoute } from '@tanstack/react-router';
import { EditPage } from '#web/cards/edit-page.tsx';
import { requireRole } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/resumes/create/$category')({
  beforeLoad: requireRole('worker'),
  component: Page,
});

function Page() {
  return <EditPage {...Route.useParams()} kind="resume" />;
}
