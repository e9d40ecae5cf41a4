import { createFileRoute, notFound } from '@tanstack/react-router';
import { personPageCalls } from '#contract/person-page.ts';
import { PersonPage } from '#web/admin/person/person-page.tsx';
import { orNotFound } from '#web/lib/api/api.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/people/$id')({
  loader: ({ context, params: { id } }) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
    return orNotFound(context.api.call(personPageCalls.show, { params: { id: Number(id) } }));
  },
  // Each look is written down, so none is made beforehand or again from memory.
  preload: false,
  gcTime: 0,
  head: pageTitle('Человек'),
  component: Page,
});

function Page() {
  return <PersonPage person={Route.useLoaderData()} />;
}
