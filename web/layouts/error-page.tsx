/** Also the route `/error`; shown when a loader or a page fails. */
export function ErrorPage() {
  return (
    <>
      <h1>Что-то пошло не так</h1>
      <a href="/">на главную</a>
    </>
  );
}
