import { useLocation } from '@tanstack/react-router';

export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname });
  return (
    <>
      <h1>Такой страницы нет</h1>
      <p>Page not found: {path}</p>
      <a href="/">на главную</a>
    </>
  );
}
