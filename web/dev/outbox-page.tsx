export function OutboxPage() {
  return <h1>Исходящие</h1>;
}
