import { classes } from '../style/classes.ts';

type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook = {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width of its box. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-action text-on-action shadow-soft hover:bg-action-hover',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-action hover:bg-action-soft',
  quiet: 'text-action hover:bg-action-soft hover:text-action-hover',
  danger: 'bg-error text-on-error shadow-soft hover:bg-error-hover',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-4 py-2 text-sm',
  medium: 'min-h-12 px-5 py-2.5 text-base',
  large: 'min-h-14 px-7 py-3 text-lg',
};

/** The look of a button for anything that is pressed: also for a router's link. */
export function buttonStyles({ kind = 'primary', size = 'medium', wide, className }: ButtonLook) {
  return classes(
    'relative inline-flex min-w-11 items-center justify-center gap-2 rounded-control text-center font-semibold',
    'leading-snug no-underline transition-[background-color,border-color,color,transform] select-none',
    'active:scale-[0.98] disabled:opacity-55 aria-disabled:active:scale-100 disabled:active:scale-100',
    kinds[kind],
    sizes[size],
    wide && 'w-full',
    className,
  );
}
