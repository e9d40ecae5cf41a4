import { createFileRoute } from '@tanstack/react-router';
import { textEditingCalls } from '#contract/text-editing.ts';
import { TextEditor } from '#web/admin/texts/text-editor.tsx';
import { orNotFound } from '#web/lib/api/api.ts';
import { requireAdmin } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_admin/admin/texts/$page')({
  beforeLoad: requireAdmin,
  loader: ({ context, params }) => orNotFound(context.api.call(textEditingCalls.show, { params })),
  gcTime: 0,
  head: pageTitle('Текст'),
  component: Page,
});

function Page() {
  const text = Route.useLoaderData();
  return <TextEditor key={text.key} text={text} />;
}
