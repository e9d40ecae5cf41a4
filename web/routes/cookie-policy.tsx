import { createFileRoute } from '@tanstack/react-router';
import { CookiePolicyPage } from '#web/content/cookie-policy-page.tsx';

export const Route = createFileRoute('/_default/cookiepolicy-page')({
  component: Page,
});

function Page() {
  return <CookiePolicyPage />;
}
