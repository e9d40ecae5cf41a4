import { createFileRoute } from '@tanstack/react-router';
import { DeedsPage } from '#web/deeds/deeds-page.tsx';
import { loadDeeds } from '#web/deeds/load-deeds.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/_account/account/deeds/$id')({
  beforeLoad: requireUser,
  loader: ({ context, params }) => loadDeeds(context.api, params.id),
  head: pageTitle('Договор и расписка'),
  component: Page,
});

function Page() {
  const loaded = Route.useLoaderData();
  return <DeedsPage key={loaded.responseId} {...loaded} />;
}
