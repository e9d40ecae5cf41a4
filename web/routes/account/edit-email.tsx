import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#web/account/contacts/contact-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/edit/edit-email')({
  head: pageTitle('Почта'),
  component: Page,
});

function Page() {
  return <ContactPage channel="email" />;
}
