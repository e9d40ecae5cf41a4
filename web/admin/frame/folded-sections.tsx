import { useLocation } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Disclosure } from '#web/layouts/header/disclosure.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { SectionLinks } from './section-links.tsx';
import { useSections } from './use-sections.ts';

const panel =
  'absolute inset-x-0 top-full z-50 max-h-[calc(100dvh-3.5rem)] animate-rise overflow-y-auto border-b ' +
  'border-line bg-surface p-4 shadow-lift';
const row =
  'flex min-h-11 items-center justify-between gap-3 rounded-control px-3 font-medium hover:bg-surface-soft ' +
  'focus-visible:-outline-offset-2 aria-[current]:bg-action-soft aria-[current]:text-on-action-soft';

/** On a narrow screen: the section that is open, and below it all others and the ways out. */
export function FoldedSections({ children }: { children: ReactNode }) {
  const { work, managed } = useSections();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = [...work, ...managed].findLast(
    ({ to }) => path === to || path.startsWith(`${to}/`),
  );
  return (
    <Disclosure
      className="ml-auto shrink-0 lg:hidden"
      summaryClassName="-mr-2 flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2 font-semibold hover:bg-surface-soft"
      summary={
        <>
          <VisuallyHidden>Разделы: </VisuallyHidden>
          <span className="truncate">{current?.label}</span>
          <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />
        </>
      }
    >
      <div className={panel}>
        <div className="mx-auto flex max-w-md flex-col gap-1">
          <nav aria-label="Разделы">
            <SectionLinks sections={work} className="flex flex-col gap-1" linkClassName={row} />
            {managed.length > 0 && (
              <SectionLinks
                sections={managed}
                className="mt-2 flex flex-col gap-1 border-t border-line pt-2"
                linkClassName={row}
              />
            )}
          </nav>
          <hr className="my-2 border-line" />
          {children}
        </div>
      </div>
    </Disclosure>
  );
}
