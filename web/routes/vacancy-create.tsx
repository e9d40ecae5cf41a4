import { createFileRoute } from '@tanstack/react-router';
import { CreatePage } from '#web/cards/create-page.tsx';
import { requireRole } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/vacancies/create')({
  beforeLoad: requireRole('employer'),
  component: Page,
});

function Page() {
  return <CreatePage kind="vacancy" />;
}
