import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '#web/layouts/error-page.tsx';
import { pageTitle } from '#web/lib/page-title.ts';

export const Route = createFileRoute('/_default/error')({
  head: pageTitle('Что-то пошло не так'),
  component: Page,
});

function Page() {
  return <ErrorPage />;
}
