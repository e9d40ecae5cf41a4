import { ChevronDown } from 'lucide-react';
import { photoSources } from '#contract/photos.ts';
import type { User } from '#contract/session.ts';
import { isStaffUser } from '#web/lib/context/guards.ts';
import { Avatar } from '#web/ui/display/avatar.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { AccountLinks } from './account-links.tsx';
import { Disclosure } from './disclosure.tsx';

const panel =
  'absolute right-4 z-50 mt-2 w-72 max-w-[calc(100vw-2rem)] animate-rise rounded-card border border-line ' +
  'bg-surface p-2 shadow-lift max-h-[calc(100dvh-6rem)] overflow-y-auto lg:right-0';

/** Load it lazily: guests have none. */
export default function AccountMenu({ user }: { user: User }) {
  const name = user.name ?? 'Без имени';
  const { avatar_url } = user;
  const picture = avatar_url ? { src: avatar_url, srcSet: photoSources(avatar_url) } : {};
  return (
    <Disclosure
      className="lg:relative"
      summaryClassName="flex min-h-11 items-center gap-2 rounded-full p-0.5 hover:bg-surface-soft lg:pr-3"
      summary={
        <>
          <Avatar name={user.name ?? '?'} {...picture} size="small" />
          <VisuallyHidden>Мой кабинет: </VisuallyHidden>
          {/* Staff have both searches and their own rooms in the row: no room for a name. */}
          <span
            className={
              isStaffUser(user)
                ? 'sr-only'
                : 'max-w-36 truncate max-lg:sr-only large:max-xl:sr-only'
            }
          >
            {name}
          </span>
          <ChevronDown
            aria-hidden
            className="hidden size-4 text-muted lg:inline large:max-xl:hidden"
          />
        </>
      }
    >
      <div className={panel}>
        <p className="truncate px-3 pt-1 pb-2 text-sm text-muted">{name}</p>
        <nav aria-label="Кабинет">
          <AccountLinks />
        </nav>
      </div>
    </Disclosure>
  );
}
