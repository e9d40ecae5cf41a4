import { createFileRoute } from '@tanstack/react-router';
import { EditEmailPage } from '#web/account/edit-email-page.tsx';
import { pageTitle } from '#web/lib/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/edit/edit-email')({
  head: pageTitle('Почта'),
  component: Page,
});

function Page() {
  return <EditEmailPage />;
}
