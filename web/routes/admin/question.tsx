import { createFileRoute } from '@tanstack/react-router';
import { loadQuestion } from '#web/admin/questions/load-question.ts';
import { QuestionEditor } from '#web/admin/questions/question-editor.tsx';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/categories/$id/$kind/$question')({
  beforeLoad: requireAdmin,
  loader: ({ context, params: { id, kind, question } }) =>
    loadQuestion(context.api, id, kind, question),
  gcTime: 0,
  head: pageTitle('Вопрос'),
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  return <QuestionEditor key={data.question?.id ?? 'new'} {...data} />;
}
