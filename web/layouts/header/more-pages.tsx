import { ChevronDown } from 'lucide-react';
import { Disclosure } from './disclosure.tsx';
import { PageLinks } from './page-links.tsx';

/** What a wide header has no room to name. In large type it has not even room for this. */
export function MorePages() {
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
        aria-label="Ещё о сервисе"
        className="absolute top-full left-0 z-50 mt-2 w-60 animate-rise rounded-card border border-line bg-surface p-2 shadow-lift"
      >
        <PageLinks />
      </nav>
    </Disclosure>
  );
}
