import { type ReactNode, useId } from 'react';
import { classes } from '#web/ui/style/classes.ts';

interface SectionProps {
  title: string;
  /** Said instead of what is not there. */
  empty?: string | false;
  /** Below the columns, on the bare page. */
  wide?: boolean;
  children?: ReactNode;
}

export function Section({ title, empty = false, wide = false, children }: SectionProps) {
  const id = useId();
  const box = 'rounded-card border border-line bg-surface px-4 py-3';
  return (
    <section aria-labelledby={id} className={classes(wide && 'mt-6')}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {empty ? (
        <p className="mt-1 text-muted">{empty}</p>
      ) : (
        <div className={classes('mt-2', !wide && box)}>{children}</div>
      )}
    </section>
  );
}

/** Lines of one section, apart by a hair. */
export const lines = 'divide-y divide-line *:py-2.5 *:first:pt-0 *:last:pb-0';
