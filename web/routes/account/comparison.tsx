import { createFileRoute } from '@tanstack/react-router';
import { readComparisonSearch } from '#web/cards/comparison/comparison-search.ts';
import { loadComparison } from '#web/cards/comparison/load-comparison.ts';
import { ComparisonPage } from '#web/cards/comparison/comparison-page.tsx';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/account/favorites/compare')({
  beforeLoad: requireUser,
  validateSearch: readComparisonSearch,
  loaderDeps: ({ search }) => ({ slug: search.slug }),
  loader: ({ context, deps }) => loadComparison(context.api, deps.slug),
  head: pageTitle('Сравнение'),
  component: Page,
});

function Page() {
  const { differ = false } = Route.useSearch();
  return <ComparisonPage cards={Route.useLoaderData().cards} differ={differ} />;
}
