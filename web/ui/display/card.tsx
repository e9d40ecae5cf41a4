import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** Rises under the pointer: for a card that is a link as a whole. */
  lively?: boolean | undefined;
  /** No inner space, for photos that reach the edges. */
  flush?: boolean | undefined;
};

export function Card({ as: Tag = 'div', lively, flush, className, ...rest }: CardProps) {
  // One shape of attributes serves all four: none is used that only one of them has.
  const Box = Tag as 'div';
  return (
    <Box
      {...rest}
      className={classes(
        'rounded-card border border-line bg-surface shadow-soft',
        flush ? 'overflow-hidden' : 'p-4 sm:p-6',
        lively &&
          'transition-[box-shadow,transform] hover:-translate-y-0.5 hover:shadow-lift has-focus-visible:shadow-lift',
        className,
      )}
    />
  );
}
