import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '#web/account/contacts/contact-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/edit/edit-phone')({
  head: pageTitle('Телефон'),
  component: Page,
});

function Page() {
  return <ContactPage channel="phone" />;
}
