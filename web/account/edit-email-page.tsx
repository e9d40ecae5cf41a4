export function EditEmailPage() {
  return <h1>Почта</h1>;
}
