import { createFileRoute } from '@tanstack/react-router';
import { CreatePage } from '#web/cards/create-page.tsx';
import { requireRole } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/resumes/create')({
  beforeLoad: requireRole('worker'),
  component: Page,
});

function Page() {
  return <CreatePage kind="resume" />;
}
