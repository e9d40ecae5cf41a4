import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FilterGroups } from './filter-props.ts';
import { GroupLink } from './filter-section.tsx';

interface FoldedOptionsProps {
  /** What they are choices of. */
  filter: string;
  groups: FilterGroups;
  /** Where among them the last chosen one stands; -1: none is chosen. */
  lastChosen: number;
  children: ReactNode[];
}

/** A list a little longer than this is not worth folding. */
const unfoldedAtMost = 8;
const shownFirst = 6;

/** The beginning of a long list; the rest is drawn when it is opened. */
export function FoldedOptions({ filter, groups, lastChosen, children }: FoldedOptionsProps) {
  const [openAtFirst] = useState(lastChosen >= shownFirst || groups.isAskedFor(filter));
  const [isDrawn, setDrawn] = useState(openAtFirst || groups.isWhole);
  const rest = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (rest.current?.open) setDrawn(true);
  }, []);
  if (children.length <= unfoldedAtMost) return children;
  return (
    <>
      {children.slice(0, shownFirst)}
      <details ref={rest} open={openAtFirst} className="group/rest">
        <summary
          onClick={() => setDrawn(true)}
          className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control pr-2 font-semibold text-action group-open/rest:hidden [&::-webkit-details-marker]:hidden"
        >
          <span>
            Ещё <span className="numbers">{children.length - shownFirst}</span>
          </span>
          <ChevronDown aria-hidden className="size-5" />
        </summary>
        {isDrawn ? children.slice(shownFirst) : <GroupLink href={groups.href(filter)} />}
      </details>
    </>
  );
}
