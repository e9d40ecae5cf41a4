import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';

const widths = { text: 'max-w-2xl', form: 'max-w-3xl', page: 'max-w-[76rem]' };

type ContainerProps = {
  width?: keyof typeof widths;
  className?: string;
  /** Its part on paper. */
  'data-sheet'?: string;
  children: ReactNode;
};

/** The gutters and the line length of a page. */
export function Container({ width = 'page', className, children, ...rest }: ContainerProps) {
  return (
    <div
      {...rest}
      className={classes('mx-auto w-full px-4 md:px-6 lg:px-8', widths[width], className)}
    >
      {children}
    </div>
  );
}
