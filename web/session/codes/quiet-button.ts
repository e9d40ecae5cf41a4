/** A second way out of a form, in the look of a link. */
export const quietButton =
  'min-h-11 rounded-sm text-left font-semibold text-action underline underline-offset-4 hover:text-action-hover';
