import { classes } from '../style/classes.ts';

/** A chosen filter: a link that takes it away. */
export const chipStyles = classes(
  'inline-flex min-h-11 items-center gap-2 rounded-full bg-action-soft px-4 py-1.5 text-sm font-medium',
  'text-on-action-soft no-underline transition-colors hover:bg-action hover:text-on-action',
);
