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
  primary: 'button-primary',
  secondary: 'button-secondary',
  quiet: 'button-quiet',
  danger: 'button-danger',
};

const sizes: Record<ButtonSize, string> = {
  small: 'button-small',
  medium: 'button-medium',
  large: 'button-large',
};

/** The look of a button for anything that is pressed: also for a router's link. */
export function buttonStyles({ kind = 'primary', size = 'medium', wide, className }: ButtonLook) {
  return classes('button', kinds[kind], sizes[size], wide && 'w-full', className);
}
