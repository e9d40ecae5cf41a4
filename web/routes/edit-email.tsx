import { createFileRoute } from '@tanstack/react-router';
import { EditEmailPage } from '#web/account/edit-email-page.tsx';

export const Route = createFileRoute('/_default/_account/account/edit/edit-email')({
  component: Page,
});

function Page() {
  return <EditEmailPage />;
}
