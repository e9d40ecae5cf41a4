import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';

export type EmptyStateProps = {
  title: ReactNode;
  /** Why there is nothing here. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  illustration?: ReactNode;
  /** Level of the heading in its page. */
  heading?: 'h1' | 'h2' | 'h3' | undefined;
  className?: string | undefined;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, text, action, illustration, heading: Heading = 'h2', className } = props;
  return (
    <div
      className={classes(
        'mx-auto flex max-w-lg flex-col items-center px-4 py-10 text-center',
        className,
      )}
    >
      {illustration && <div className="mb-6 w-full max-w-72">{illustration}</div>}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="mt-2 text-muted">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
