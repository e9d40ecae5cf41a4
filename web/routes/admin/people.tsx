import { createFileRoute } from '@tanstack/react-router';
import { peopleCalls } from '#contract/people.ts';
import { PeoplePage } from '#web/admin/people/people-page.tsx';
import { peopleSearch } from '#web/admin/people/people-search.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/people')({
  loaderDeps: ({ search }) => peopleSearch(search),
  loader: ({ context, deps: { q } }) =>
    q ? context.api.call(peopleCalls.find, { query: { q } }) : null,
  head: pageTitle('Люди и карточки'),
  component: Page,
});

function Page() {
  const { q } = Route.useLoaderDeps();
  return <PeoplePage q={q} found={Route.useLoaderData()} />;
}
