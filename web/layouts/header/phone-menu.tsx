import { Link } from '@tanstack/react-router';
import { Heart, Menu } from 'lucide-react';
import { ModalLink } from '#web/lib/navigation/modal-link.tsx';
import { useUser } from '#web/lib/context/router-context.ts';
import { buttonStyles } from '#web/ui/controls/button-styles.ts';
import { AreaLinks } from './area-links.tsx';
import { CityLink } from './city-link.tsx';
import { Disclosure } from './disclosure.tsx';
import { PageLinks } from './page-links.tsx';
import { LargeTypeToggle, ThemeToggle } from './view-toggles.tsx';

const panel =
  'absolute inset-x-0 top-full z-50 max-h-[calc(100dvh-4rem)] animate-rise overflow-y-auto border-b ' +
  'border-line bg-surface p-4 shadow-lift';

/** All that the header of a desktop shows and a phone has no room for. */
export function PhoneMenu() {
  const isGuest = !useUser();
  return (
    <Disclosure
      label="Меню"
      className="xl:hidden large:block"
      summaryClassName="grid size-11 place-items-center rounded-full hover:bg-surface-soft"
      summary={<Menu aria-hidden className="size-6" />}
    >
      <div className={panel}>
        <nav aria-label="Меню" className="mx-auto flex max-w-md flex-col gap-1">
          <AreaLinks className="text-lg font-semibold" />
          <CityLink wide />
          {isGuest && (
            <Link
              to="/account/favorites"
              preload={false}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 hover:bg-surface-soft sm:hidden"
            >
              <Heart aria-hidden className="size-5 text-action" />
              Избранное
            </Link>
          )}
          <hr className="my-2 border-line" />
          <PageLinks />
          <hr className="my-2 border-line" />
          <LargeTypeToggle withWords />
          <ThemeToggle withWords />
          {isGuest && (
            <ModalLink
              modal="registration"
              className={buttonStyles({ kind: 'secondary', wide: true, className: 'mt-3' })}
            >
              Зарегистрироваться
            </ModalLink>
          )}
        </nav>
      </div>
    </Disclosure>
  );
}
