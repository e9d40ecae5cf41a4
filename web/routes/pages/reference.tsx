import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '#web/lib/head/page-title.ts';
import { AnswerPage } from '#web/references/answer-page.tsx';
import { loadReference } from '#web/references/load-reference.ts';

export const Route = createFileRoute('/_default/reference/$id/$key')({
  loader: ({ context, params }) => loadReference(context.api, params),
  head: pageTitle('Рекомендация'),
  component: Page,
});

function Page() {
  return <AnswerPage asked={Route.useLoaderData()} />;
}
