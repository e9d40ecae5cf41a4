export function EditPhonePage() {
  return <h1>Телефон</h1>;
}
