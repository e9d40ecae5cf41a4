import { createFileRoute } from '@tanstack/react-router';
import { CreatePage } from '#web/cards/create-page.tsx';
import { unfinishedCards } from '#web/cards/edit/load-form.ts';
import { requireRole } from '#web/lib/guards.ts';
import { pageTitle } from '#web/lib/page-title.ts';

export const Route = createFileRoute('/_default/vacancies/create')({
  beforeLoad: requireRole('employer'),
  loader: ({ context }) => unfinishedCards(context.api, 'vacancy'),
  head: pageTitle('Создать вакансию'),
  component: Page,
});

function Page() {
  return <CreatePage kind="vacancy" unfinished={Route.useLoaderData()} />;
}
