import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FilterGroups } from './filter-props.ts';

interface FilterSectionProps {
  title: string;
  /** What is chosen inside, as the search spells it. */
  filter: string;
  groups: FilterGroups;
  /** How many things are chosen inside. */
  count?: number;
  /** Only at first: then it is as the person leaves it. */
  open: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A group of choices under its name. One that is closed is drawn when somebody opens it. */
export function FilterSection(props: FilterSectionProps) {
  const { title, filter, groups, count = 0, open, onToggle, children } = props;
  const [openAtFirst] = useState(open || groups.isAskedFor(filter));
  const [isDrawn, setDrawn] = useState(openAtFirst || groups.isWhole);
  const section = useRef<HTMLDetailsElement>(null);
  // Whoever has opened it before hydration waits for what is in it.
  useEffect(() => {
    if (section.current?.open) setDrawn(true);
  }, []);
  return (
    <details
      ref={section}
      open={openAtFirst}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="filter-group"
    >
      <summary onClick={() => setDrawn(true)}>
        <span className="min-w-0 grow">{title}</span>
        {count > 0 && <span className="filter-count">{count}</span>}
      </summary>
      {isDrawn ? <div className="pb-4">{children}</div> : <GroupLink href={groups.href(filter)} />}
    </details>
  );
}

/** Without scripts a group comes with a page of its own. */
export function GroupLink({ href }: { href: string }) {
  return (
    <a href={href} rel="nofollow" className="group-link">
      Показать варианты
    </a>
  );
}
