import { createFileRoute } from '@tanstack/react-router';
import { loadQuestions } from '#web/admin/questions/load-question.ts';
import { QuestionsPage } from '#web/admin/questions/questions-page.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/categories/$id/$kind')({
  beforeLoad: requireAdmin,
  loader: ({ context, params }) => loadQuestions(context.api, params.id, params.kind),
  gcTime: 0,
  head: pageTitle('Вопросы'),
  component: Page,
});

function Page() {
  return <QuestionsPage {...Route.useLoaderData()} />;
}
