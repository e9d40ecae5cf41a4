import { createFileRoute } from '@tanstack/react-router';
import { FavoritesPage } from '#web/cards/favorites/favorites-page.tsx';
import { loadFavorites } from '#web/cards/favorites/load-favorites.ts';
import { requireUser } from '#web/lib/context/guards.ts';
import { pageTitle } from '#web/lib/head/page-title.ts';

export const Route = createFileRoute('/_default/account/favorites')({
  beforeLoad: requireUser,
  loader: ({ context }) => loadFavorites(context.api),
  head: pageTitle('Избранное'),
  component: Page,
});

function Page() {
  return <FavoritesPage {...Route.useLoaderData()} />;
}
