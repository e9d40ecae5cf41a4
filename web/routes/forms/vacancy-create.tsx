import { createFileRoute } from '@tanstack/react-router';
import { CreatePage } from '#web/cards/edit/create/create-page.tsx';
import { unfinishedCards } from '#web/cards/edit/draft/load-form.ts';
import { requireRole } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/vacancies/create')({
  beforeLoad: requireRole('employer'),
  loader: ({ context }) => unfinishedCards(context.api, 'vacancy'),
  head: pageTitle('Создать вакансию'),
  component: Page,
});

function Page() {
  return <CreatePage kind="vacancy" unfinished={Route.useLoaderData()} />;
}
