import { createFileRoute } from '@tanstack/react-router';
import { loadTest } from '#web/account/test/load-test.ts';
import { TestPage } from '#web/account/test/test-page.tsx';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/test')({
  beforeLoad: requireUser,
  loader: ({ context }) => loadTest(context.api, context.user),
  head: pageTitle('Тест и проверки'),
  component: Page,
});

function Page() {
  return <TestPage test={Route.useLoaderData()} />;
}
