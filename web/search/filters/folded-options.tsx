import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface FoldedOptionsProps {
  /** Where among them the last chosen one stands; -1: none is chosen. */
  lastChosen: number;
  children: ReactNode[];
}

/** A list a little longer than this is not worth folding. */
const unfoldedAtMost = 8;
const shownFirst = 6;

/** The beginning of a long list; the rest opens without scripts, too. */
export function FoldedOptions({ lastChosen, children }: FoldedOptionsProps) {
  const [openAtFirst] = useState(lastChosen >= shownFirst);
  if (children.length <= unfoldedAtMost) return <div>{children}</div>;
  return (
    <div>
      {children.slice(0, shownFirst)}
      <details open={openAtFirst} className="group/rest">
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control pr-2 font-semibold text-action group-open/rest:hidden [&::-webkit-details-marker]:hidden">
          <span>
            Ещё <span className="numbers">{children.length - shownFirst}</span>
          </span>
          <ChevronDown aria-hidden className="size-5" />
        </summary>
        {children.slice(shownFirst)}
      </details>
    </div>
  );
}
