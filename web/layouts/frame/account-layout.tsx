import { Outlet } from '@tanstack/react-router';
import { Container } from '#web/ui/display/container.tsx';
import { AccountLinks } from '../header/account-links.tsx';

/** On a phone the same links are in the menu under the person's initials. */
export function AccountLayout() {
  return (
    <Container className="grid items-start gap-x-10 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-10">
      <nav
        aria-label="Разделы кабинета"
        className="sticky top-6 hidden rounded-card border border-line bg-surface p-2 lg:block print:hidden"
      >
        <AccountLinks />
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </Container>
  );
}
