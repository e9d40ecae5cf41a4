import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';

type HeartButtonProps = Omit<ComponentProps<'button'>, 'children' | 'onToggle'> & {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  /** The same in both states: aria-pressed tells which it is. */
  label?: string | undefined;
};

export function HeartButton(props: HeartButtonProps) {
  const { pressed, onToggle, label = 'В избранное', className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      aria-label={label}
      // Told to whoever points at it: in a page it would repeat each label.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = label;
      }}
      onClick={() => onToggle(!pressed)}
      className={classes('heart', className)}
    />
  );
}
