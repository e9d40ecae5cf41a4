import { createFileRoute } from '@tanstack/react-router';
import { CategoryEditor } from '#web/admin/categories/category-editor.tsx';
import { loadCategory } from '#web/admin/categories/load-category.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/categories/$id')({
  beforeLoad: requireAdmin,
  loader: ({ context, params }) => loadCategory(context.api, params.id),
  gcTime: 0,
  head: pageTitle('Категория'),
  component: Page,
});

function Page() {
  const category = Route.useLoaderData();
  return <CategoryEditor key={category?.id ?? 'new'} category={category} />;
}
