import type { ReactNode } from 'react';
import { classes } from '#web/ui/style/classes.ts';

interface LedgerTableProps {
  label: string;
  /** Those that begin with «+» hold numbers and stand at the right. */
  columns: string[];
  children: ReactNode;
}

const head = 'px-3 py-2 text-left text-sm font-semibold text-muted';
export const cell = 'px-3 py-1.5';
export const number = 'numbers px-3 py-1.5 text-right whitespace-nowrap';
export const row = 'border-t border-line';

export function LedgerTable({ label, columns, children }: LedgerTableProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
      tabIndex={0}
      className="mt-2 max-w-4xl overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} className={classes(head, name.startsWith('+') && 'text-right')}>
                {name.replace('+', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
