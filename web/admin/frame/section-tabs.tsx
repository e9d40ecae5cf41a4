import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { classes } from '#web/ui/style/classes.ts';
import { SectionLinks } from './section-links.tsx';
import { useSections } from './use-sections.ts';

const shape =
  'inline-flex items-center gap-2 rounded-t-control border-b-3 border-transparent px-3 whitespace-nowrap ' +
  'hover:bg-surface-soft focus-visible:-outline-offset-2 aria-[current]:border-action aria-[current]:text-action';
const tab = classes(shape, 'min-h-11 font-medium');
const light = classes(shape, 'min-h-9 text-sm text-muted pointer-coarse:min-h-11');

/** Work in the first row, what is managed in a second, lighter one. On a narrow screen the same stands in `FoldedSections`. */
export function SectionTabs() {
  const { work, managed } = useSections();
  const tabs = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Large letters make them wider than the screen. Not `scrollIntoView`: the next Tab would go on
  // from there, past the link to the content.
  useEffect(() => {
    const row = tabs.current;
    const current = [...(row?.querySelectorAll('a') ?? [])].findLast((link) =>
      `${path}/`.startsWith(`${link.pathname}/`),
    );
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
      <SectionLinks sections={work} className="flex flex-wrap" linkClassName={tab} />
      {managed.length > 0 && (
        <SectionLinks sections={managed} className="flex flex-wrap" linkClassName={light} />
      )}
    </nav>
  );
}
