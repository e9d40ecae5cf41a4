export function AccountPage() {
  return <h1>Личный кабинет</h1>;
}
