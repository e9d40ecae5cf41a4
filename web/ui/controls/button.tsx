import type { ComponentProps, MouseEvent } from 'react';
import { buttonStyles, type ButtonLook } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: presses are ignored, focus and width stay. */
    pending?: boolean | undefined;
  };

export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    wide,
    className,
    pending,
    type = 'button',
    onClick,
    children,
    ...rest
  } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: a disabled button drops the focus of whoever has just pressed it.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default above is 'button'
      type={type}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={buttonStyles({ kind, size, wide, className })}
    >
      <span className={pending ? 'opacity-0' : undefined}>{children}</span>
      {pending && <Spinner className="absolute inset-0 m-auto size-5" />}
    </button>
  );
}
