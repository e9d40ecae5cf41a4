import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface FilterSectionProps {
  title: string;
  /** How many things are chosen inside. */
  count?: number;
  /** Only at first: then it is as the person leaves it. */
  open: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function FilterSection({ title, count = 0, open, onToggle, children }: FilterSectionProps) {
  const [openAtFirst] = useState(open);
  return (
    <details
      open={openAtFirst}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="group/section border-b border-line"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 rounded-control py-2.5 font-semibold hover:text-action [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">{title}</span>
        {count > 0 && (
          <span className="numbers grid min-h-6 min-w-6 shrink-0 place-items-center rounded-full bg-action px-1 text-xs text-on-action">
            {count}
          </span>
        )}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open/section:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
