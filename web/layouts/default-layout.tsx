import { Link, Outlet } from '@tanstack/react-router';

export function DefaultLayout() {
  return (
    <>
      <header>
        <Link to="/">Рядом</Link>{' '}
        <Link to="/vacancies/$" params={{ _splat: '' }}>
          Вакансии
        </Link>{' '}
        <Link to="/vacancy-{$slug}" params={{ slug: 'nyanya-v-moskve-a1b2c3' }}>
          Вакансия
        </Link>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
