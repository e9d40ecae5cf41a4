import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SectionLinks } from './section-links.tsx';

const tab =
  'group inline-flex min-h-11 items-center gap-2 rounded-t-control border-b-3 border-transparent px-3 font-medium whitespace-nowrap ' +
  'hover:bg-surface-soft focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:text-action';

/** On a narrow screen the same stands in `FoldedSections`. */
export function SectionTabs() {
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
      <SectionLinks className="flex" linkClassName={tab} />
    </nav>
  );
}
