import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '#web/layouts/errors/error-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/error')({
  head: pageTitle('Что-то пошло не так'),
  component: Page,
});

function Page() {
  return <ErrorPage />;
}
