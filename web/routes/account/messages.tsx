import { createFileRoute } from '@tanstack/react-router';
import { readOpening } from '#web/messages/opening/opening-search.ts';
import { OpeningPage } from '#web/messages/opening/opening-page.tsx';

export const Route = createFileRoute('/_default/_chat/account/message')({
  validateSearch: readOpening,
  component: Page,
});

function Page() {
  return <OpeningPage card={Route.useSearch().card} />;
}
