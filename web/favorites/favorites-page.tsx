export function FavoritesPage() {
  return <h1>Избранное</h1>;
}
