import { X } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { classes } from '../style/classes.ts';

export const chipStyles = classes(
  'inline-flex min-h-11 items-center gap-2 rounded-full bg-action-soft px-4 py-1.5 text-sm font-medium',
  'text-on-action-soft no-underline transition-colors hover:bg-action hover:text-on-action',
);

type ChipProps = { children: ReactNode; onRemove: () => void; className?: string };

/** A chosen filter; a press takes it away. For pages without scripts put `chipStyles` on a link. */
export function Chip({ children, onRemove, className }: ChipProps) {
  return (
    <button type="button" onClick={onRemove} className={classes(chipStyles, className)}>
      <span className="sr-only">Убрать: </span>
      {children}
      <X aria-hidden className="size-4" />
    </button>
  );
}

/** A list of chips; every child becomes an item. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {Children.map(children, (chip) => chip && <li>{chip}</li>)}
    </ul>
  );
}
