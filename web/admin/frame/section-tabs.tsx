import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SectionCount } from './section-count.tsx';
import { useSections } from './use-sections.ts';

const tab =
  'group inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-3 border-transparent px-3 font-medium whitespace-nowrap ' +
  'hover:bg-surface-soft focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:text-action';

/** On a narrow screen the same stands in `FoldedSections`. */
export function SectionTabs() {
  const sections = useSections();
  const tabs = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Large letters make them wider than the screen. Not `scrollIntoView`: the next Tab would go on
  // from there, past the link to the content.
  useEffect(() => {
    const row = tabs.current;
    const current = row?.querySelector<HTMLElement>(`a[href="${path}"]`);
    if (row && current) {
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    }
  }, [path]);
  return (
    <nav
      ref={tabs}
      aria-label="Разделы"
      className="relative -mx-3 hidden overflow-x-auto overflow-y-hidden lg:block"
    >
      <ul className="flex">
        {sections.map(({ to, label, waiting }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === '/admin', includeSearch: false }}
              preload={false}
              className={tab}
            >
              {label}
              <SectionCount waiting={waiting} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
