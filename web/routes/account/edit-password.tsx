import { createFileRoute } from '@tanstack/react-router';
import { EditPasswordPage } from '#web/account/password/edit-password-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/edit/edit-password')({
  head: pageTitle('Пароль'),
  component: Page,
});

function Page() {
  return <EditPasswordPage />;
}
