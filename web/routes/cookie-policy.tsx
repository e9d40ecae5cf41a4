import { createFileRoute } from '@tanstack/react-router';
import { CookiePolicyPage } from '#web/content/cookie-policy-page.tsx';
import { pageTitle } from '#web/lib/page-title.ts';

export const Route = createFileRoute('/_default/cookiepolicy-page')({
  head: pageTitle('Как мы используем Cookies'),
  component: Page,
});

function Page() {
  return <CookiePolicyPage />;
}
