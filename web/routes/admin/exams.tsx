import { createFileRoute } from '@tanstack/react-router';
import { staffExamCalls } from '#contract/exams.ts';
import { ExamsPage } from '#web/admin/exams/exams-page.tsx';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/exams')({
  loader: ({ context }) => context.api.call(staffExamCalls.list),
  // Others work at it too: what was seen before is never shown again.
  gcTime: 0,
  head: pageTitle('Проверки на полиграфе'),
  component: Page,
});

function Page() {
  const { data, last_place: lastPlace } = Route.useLoaderData();
  return <ExamsPage exams={data} lastPlace={lastPlace} />;
}
