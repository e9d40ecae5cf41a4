export function DraftsPage() {
  return <h1>Черновики</h1>;
}
