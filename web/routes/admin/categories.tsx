import { createFileRoute } from '@tanstack/react-router';
import { categoryEditingCalls } from '#contract/category-editing.ts';
import { CategoriesPage } from '#web/admin/categories/categories-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/categories')({
  beforeLoad: requireAdmin,
  loader: ({ context }) => context.api.call(categoryEditingCalls.list),
  gcTime: 0,
  head: pageTitle('Категории'),
  component: Page,
});

function Page() {
  return <CategoriesPage categories={Route.useLoaderData().data} />;
}
