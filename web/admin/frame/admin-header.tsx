import { Link } from '@tanstack/react-router';
import { ExternalLink, LogOut } from 'lucide-react';
import { useUser } from '#web/lib/context/router-context.ts';
import { useShell } from '#web/lib/context/use-shell.ts';
import { BrandMark } from '#web/layouts/header/brand-mark.tsx';
import { LargeTypeToggle, ThemeToggle } from '#web/layouts/header/view-toggles.tsx';
import { useLogout } from '#web/session/steps/use-logout.ts';
import { FoldedSections } from './folded-sections.tsx';
import { FrameKeys } from './frame-keys.tsx';
import { SectionTabs } from './section-tabs.tsx';

const way =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-3 whitespace-nowrap hover:bg-surface-soft';

/** `hasKeys`: the page has no keys of its own to tell of. */
export function AdminHeader({ hasKeys }: { hasKeys: boolean }) {
  const brand = useShell()?.config.brand.name ?? 'Рядом';
  return (
    <header className="relative z-40 border-b border-line bg-surface print:hidden">
      <div className="mx-auto w-full max-w-[100rem] px-4 md:px-6">
        <div className="flex min-h-14 items-center gap-2">
          <Link
            to="/admin"
            preload={false}
            className="-ml-1 flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1"
          >
            <BrandMark />
            <span className="min-w-0 leading-tight sm:flex sm:items-baseline sm:gap-2">
              <span className="block truncate text-lg font-bold tracking-tight">{brand}</span>{' '}
              <span className="block truncate text-sm text-muted">служебная часть</span>
            </span>
          </Link>
          <div className="ml-auto hidden items-center lg:flex">
            {hasKeys && <FrameKeys />}
            <LargeTypeToggle />
            <ThemeToggle />
            <OwnAccount />
            <WaysOut />
          </div>
          <FoldedSections>
            <OwnAccount />
            <LargeTypeToggle withWords />
            <ThemeToggle withWords />
            <WaysOut />
          </FoldedSections>
        </div>
        <SectionTabs />
      </div>
    </header>
  );
}

function WaysOut() {
  const logout = useLogout();
  return (
    <>
      <Link to="/" preload={false} className={way}>
        <ExternalLink aria-hidden className="size-5 text-action" />
        На сайт
      </Link>
      <button type="button" onClick={() => void logout()} className={`${way} lg:-mr-3`}>
        <LogOut aria-hidden className="size-5 text-action" />
        Выход
      </button>
    </>
  );
}

function OwnAccount() {
  const user = useUser();
  const role = user?.role.name === 'admin' ? 'администратор' : 'модератор';
  return (
    <Link to="/account" title="Мой кабинет" preload={false} className={way}>
      <span className="flex min-w-0 items-baseline gap-2">
        <span className="max-w-56 truncate font-medium">{user?.name ?? 'Без имени'}</span>
        <span className="text-sm text-muted">{role}</span>
      </span>
    </Link>
  );
}
