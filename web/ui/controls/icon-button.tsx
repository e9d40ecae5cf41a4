import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../style/classes.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Says what the button does; also its tooltip. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors',
        'hover:bg-surface-soft disabled:opacity-55 [&_svg]:size-6',
        className,
      )}
    >
      {icon}
    </button>
  );
}
