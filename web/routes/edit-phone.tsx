import { createFileRoute } from '@tanstack/react-router';
import { EditPhonePage } from '#web/account/edit-phone-page.tsx';

export const Route = createFileRoute('/_default/_account/account/edit/edit-phone')({
  component: Page,
});

function Page() {
  return <EditPhonePage />;
}
