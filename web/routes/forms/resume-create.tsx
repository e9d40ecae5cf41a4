import { createFileRoute } from '@tanstack/react-router';
import { CreatePage } from '#web/cards/edit/create/create-page.tsx';
import { unfinishedCards } from '#web/cards/edit/draft/load-form.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { requireTariff } from '#web/tariffs/tariff-guard.ts';

export const Route = createFileRoute('/_default/resumes/create')({
  beforeLoad: (input) => requireTariff(input),
  loader: ({ context }) => unfinishedCards(context.api, 'resume'),
  head: pageTitle('Создать анкету'),
  component: Page,
});

function Page() {
  return <CreatePage kind="resume" unfinished={Route.useLoaderData()} />;
}
