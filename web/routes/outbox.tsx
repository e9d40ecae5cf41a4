import { createFileRoute } from '@tanstack/react-router';
import { listLetters } from '#contract/outbox.ts';
import { orNotFound } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { OutboxPage } from '#web/outbox/outbox-page.tsx';

export const Route = createFileRoute('/_default/dev/outbox')({
  loader: ({ context }) => orNotFound(context.api.call(listLetters)),
  head: pageTitle('Исходящие письма и СМС'),
  component: Page,
});

function Page() {
  return <OutboxPage letters={Route.useLoaderData().data} />;
}
