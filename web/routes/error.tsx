import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '#web/layouts/error-page.tsx';

export const Route = createFileRoute('/_default/error')({
  component: Page,
});

function Page() {
  return <ErrorPage />;
}
