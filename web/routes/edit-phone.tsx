import { createFileRoute } from '@tanstack/react-router';
import { EditPhonePage } from '#web/account/edit-phone-page.tsx';
import { pageTitle } from '#web/lib/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/edit/edit-phone')({
  head: pageTitle('Телефон'),
  component: Page,
});

function Page() {
  return <EditPhonePage />;
}
