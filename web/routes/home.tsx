import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#web/home/home-page.tsx';

export const Route = createFileRoute('/_default/')({
  component: Page,
});

function Page() {
  return <HomePage />;
}
