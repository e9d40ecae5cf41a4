import { useEffect, useRef, type ReactNode } from 'react';

interface PillRowProps {
  /** The address of the pill that is on. */
  chosen: string;
  children: ReactNode;
}

/** Pills side by side; one row to push along on a phone, with the one that is on in sight. */
export function PillRow({ chosen, children }: PillRowProps) {
  const row = useRef<HTMLDivElement>(null);
  // Not `scrollIntoView`: the next Tab would go on from there.
  useEffect(() => {
    const pills = [...(row.current?.querySelectorAll('a') ?? [])];
    const pill = pills.find((link) => link.getAttribute('href') === chosen);
    if (row.current && pill) {
      row.current.scrollLeft = pill.offsetLeft - (row.current.clientWidth - pill.offsetWidth) / 2;
    }
  }, [chosen]);
  return (
    <div
      ref={row}
      // The room above and below is for the mark of the focus.
      className="relative flex items-start gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:max-w-[85%] max-sm:*:shrink-0 sm:flex-wrap"
    >
      {children}
    </div>
  );
}
