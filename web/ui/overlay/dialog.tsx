import { classes } from '../style/classes.ts';
import { Overlay, type OverlayProps } from './overlay.tsx';

const widths = { narrow: 'sm:max-w-md', medium: 'sm:max-w-xl', wide: 'sm:max-w-4xl' };

type DialogProps = OverlayProps & { width?: keyof typeof widths | undefined };

/**
 * In the middle of a desktop, a sheet from the bottom on a phone.
 * Load it lazily: `const Dialog = lazyPart(() => import('./dialog.tsx'))`.
 */
export default function Dialog({ width = 'narrow', ...rest }: DialogProps) {
  return (
    <Overlay
      {...rest}
      placing="items-end justify-center pb-(--keyboard) sm:items-center sm:p-6"
      shape={classes(
        'max-h-[calc(100dvh-var(--keyboard)-2rem)] animate-slide-up rounded-t-card sm:max-h-full sm:animate-rise sm:rounded-card',
        widths[width],
      )}
    />
  );
}
