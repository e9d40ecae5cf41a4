import { ChevronDown } from 'lucide-react';
import { HrefLink } from '#web/cards/href-link.tsx';
import { useUser } from '#web/lib/router-context.ts';
import { Disclosure } from './disclosure.tsx';
import { menuPages, PageLinks } from './page-links.tsx';

const main = menuPages.filter(({ href }) => href !== '/ture');

/**
 * What the service says about itself, in a wide header: a name takes the room of three links. In
 * large type there is room for neither, and all of it is in the menu of phones.
 */
export function MorePages() {
  return useUser() ? <Folded /> : <Open />;
}

function Open() {
  return (
    <nav aria-label="О сервисе" className="hidden items-center xl:flex large:hidden">
      {main.map(({ href, label }) => (
        <HrefLink
          key={href}
          href={href}
          className="inline-flex min-h-11 items-center rounded-control px-3 hover:bg-surface-soft aria-[current]:text-action"
        >
          {label}
        </HrefLink>
      ))}
    </nav>
  );
}

function Folded() {
  return (
    <Disclosure
      className="relative hidden xl:block large:hidden"
      summaryClassName="flex min-h-11 items-center gap-1.5 rounded-control px-3 font-medium hover:bg-surface-soft"
      summary={
        <>
          Ещё
          <ChevronDown aria-hidden className="size-4 text-muted" />
        </>
      }
    >
      <nav
        aria-label="О сервисе"
        className="absolute top-full left-0 z-50 mt-2 w-60 animate-rise rounded-card border border-line bg-surface p-2 shadow-lift"
      >
        <PageLinks />
      </nav>
    </Disclosure>
  );
}
