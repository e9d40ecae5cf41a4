import type { ReactNode } from 'react';
import { classes } from '#web/ui/style/classes.ts';

interface LedgerTableProps {
  label: string;
  /** Those that begin with «+» hold numbers and stand at the right. */
  columns: string[];
  children: ReactNode;
}

const head = 'px-3 py-2 text-left text-sm font-semibold text-muted';
export const cell = 'px-3 py-1.5 max-md:block max-md:py-0.5';
export const row = 'border-t border-line max-md:block max-md:py-2 max-md:first:border-t-0';

interface AmountProps {
  /** What the head of the table says; on a phone there is none. */
  name: string;
  children: ReactNode;
  className?: string;
}

export function Amount({ name, children, className }: AmountProps) {
  return (
    <td
      className={classes(
        'numbers px-3 py-1.5 whitespace-nowrap max-md:flex max-md:justify-between max-md:gap-3 max-md:py-0.5 md:text-right',
        className,
      )}
    >
      <span className="font-normal text-muted md:hidden">{name}</span>
      <span>{children}</span>
    </td>
  );
}

/** On a phone each row stands as a block of its own. */
export function LedgerTable({ label, columns, children }: LedgerTableProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
      tabIndex={0}
      className="mt-2 max-w-4xl overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse max-md:block">
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((name) => (
              <th key={name} className={classes(head, name.startsWith('+') && 'text-right')}>
                {name.replace('+', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">{children}</tbody>
      </table>
    </section>
  );
}
