export function HomePage() {
  return <h1>Доступная помощь для любого возраста</h1>;
}
