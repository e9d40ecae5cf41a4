import { createFileRoute } from '@tanstack/react-router';
import { OutboxPage } from '#web/dev/outbox-page.tsx';

export const Route = createFileRoute('/_default/dev/outbox')({
  component: Page,
});

function Page() {
  return <OutboxPage />;
}
