import { Heart } from 'lucide-react';
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
      title={label}
      onClick={() => onToggle(!pressed)}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full bg-surface text-muted shadow-soft transition-[color,scale] hover:text-heart active:scale-90 aria-pressed:text-heart',
        className,
      )}
    >
      <Heart aria-hidden className={classes('size-6', pressed && 'animate-pop fill-current')} />
    </button>
  );
}
