import { Suspense, useMemo } from 'react';
import { lazyPart } from '#web/framework/lazy-part.ts';
import { isStaffUser } from '#web/lib/context/guards.ts';
import { useUser } from '#web/lib/context/router-context.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { Container } from '#web/ui/display/container.tsx';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { AdminLink } from './admin-link.tsx';
import { AreaLinks } from './area-links.tsx';
import { CityLink } from './city-link.tsx';
import { FavoritesLink } from './favorites-link.tsx';
import { HomeLink } from './home-link.tsx';
import { MorePages } from './more-pages.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { LargeTypeToggle, ThemeToggle } from './view-toggles.tsx';

const AccountMenu = lazyPart(() => import('./account-menu.tsx'));
const MessagesLink = lazyPart(() => import('./messages-link.tsx'));
const NotificationsLink = lazyPart(() => import('./notifications-link.tsx'));

/** One row at every width; what finds no room on a phone stands in its menu. */
export function Header() {
  const user = useUser();
  const isStaff = isStaffUser(user);
  // The same until the person changes: drawn anew for another reason, React would throw away what it
  // has not hydrated yet, and the focus with it.
  const own = useMemo(
    () =>
      user && (
        <>
          <Suspense>
            <MessagesLink user={user} />
            <NotificationsLink user={user} />
          </Suspense>
          <Suspense>
            <AccountMenu user={user} />
          </Suspense>
        </>
      ),
    [user],
  );
  return (
    <header className="relative z-40 border-b border-line bg-paper print:hidden">
      <Container className="flex min-h-16 items-center gap-1 sm:gap-2 lg:min-h-20">
        <HomeLink isShort={user !== null} />
        <div className="ml-4 hidden items-center gap-1 lg:flex large:max-xl:hidden">
          {/* The row of the staff is fuller. */}
          <span className={isStaff ? 'hidden xl:contents' : 'contents'}>
            <CityLink />
          </span>
          <nav aria-label="Поиск" className="flex items-center gap-1">
            <AreaLinks />
          </nav>
          <MorePages />
        </div>
        <div className="ml-auto flex items-center gap-1">
          <span className="hidden items-center gap-1 lg:flex large:max-xl:hidden">
            <LargeTypeToggle />
            <ThemeToggle />
          </span>
          {isStaff ? <AdminLink /> : <FavoritesLink className={user ? 'grid' : 'hidden sm:grid'} />}
          {own ?? (
            <ModalLink
              modal="login"
              className={buttonStyles({ size: 'small', className: 'ml-1 whitespace-nowrap' })}
            >
              Вход
            </ModalLink>
          )}
          <PhoneMenu />
        </div>
      </Container>
    </header>
  );
}
