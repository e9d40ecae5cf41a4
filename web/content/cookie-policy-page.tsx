export function CookiePolicyPage() {
  return <h1>Файлы cookie</h1>;
}
