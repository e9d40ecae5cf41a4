import type { ComponentProps } from 'react';
import { buttonStyles, type ButtonLook } from './button-styles.ts';

type LinkButtonProps = ComponentProps<'a'> & ButtonLook;

/** A plain <a> that looks like a button. Give a router's link `buttonStyles()` instead. */
export function LinkButton({ kind, size, wide, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonStyles({ kind, size, wide, className })}>
      {children}
    </a>
  );
}
