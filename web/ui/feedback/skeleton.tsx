import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';

/** One grey bone in the shape of what will stand there: give it a size. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return (
    <span aria-hidden className={classes('block animate-shimmer rounded-sm bg-line', className)} />
  );
}

type LoadingProps = { label?: string; className?: string; children: ReactNode };

/** Holds the bones of a list or a page; shows itself after 150 ms, so that quick answers do not flicker. */
export function Loading({ label = 'Загружаем…', className, children }: LoadingProps) {
  return (
    <div aria-live="polite" className={classes('animate-late', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
