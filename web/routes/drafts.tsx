import { createFileRoute } from '@tanstack/react-router';
import { DraftsPage } from '#web/account/drafts-page.tsx';
import { requireUser } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/account/draft')({
  beforeLoad: requireUser,
  component: Page,
});

function Page() {
  return <DraftsPage />;
}
