import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '#web/favorites/favorites-page.tsx';
import { requireUser } from '#web/lib/guards.ts';

export const Route = createFileRoute('/_default/account/favorites')({
  beforeLoad: requireUser,
  component: Page,
});

function Page() {
  return <FavoritesPage />;
}
