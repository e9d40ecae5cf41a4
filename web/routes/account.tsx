import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#web/account/account-page.tsx';

export const Route = createFileRoute('/_default/_account/account')({
  component: Page,
});

function Page() {
  return <AccountPage />;
}
