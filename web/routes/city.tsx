import { createFileRoute } from '@tanstack/react-router';
import { CityPage } from '#web/cards/city-page.tsx';

export const Route = createFileRoute('/_default/$city')({
  component: Page,
});

function Page() {
  const { city } = Route.useParams();
  return <CityPage city={city} />;
}
