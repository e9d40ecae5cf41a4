import { classes } from '../style/classes.ts';

/** One of a row of links, each of which shows another part of a list. */
export const pillStyles = (isOn: boolean): string =>
  classes(
    'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 py-1.5 text-sm font-medium no-underline',
    isOn
      ? 'border-action bg-action text-on-action'
      : 'border-line-strong bg-surface hover:border-action hover:bg-action-soft',
  );
