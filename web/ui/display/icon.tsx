import type { ComponentProps } from 'react';
import { addIcon, drawInSprite, type IconShapes } from '#web/framework/icon-sprite.ts';
import { classes } from '../style/classes.ts';

/** Of `lucide-react`, as `build/light-icons.ts` leaves it. */
interface IconData {
  name: string;
  size?: number;
  node: IconShapes;
}

/**
 * Draws an icon in built pages in place of lucide's own code (`build/light-icons.ts`): a list has a
 * hundred, of which most are the same, so each is a pointer at what the page says once.
 */
export default function createIcon({ name, size = 24, node }: IconData) {
  const id = `i-${name}`;
  addIcon(id, node, size);
  let isDrawn = false;
  return function Icon({ className, strokeWidth, ...rest }: ComponentProps<'svg'>) {
    if (!isDrawn) drawInSprite(id);
    isDrawn = true;
    return (
      <svg
        aria-hidden={rest['aria-label'] === undefined ? true : undefined}
        {...rest}
        className={classes('icon', className)}
        style={strokeWidth === undefined ? undefined : { strokeWidth }}
      >
        <use href={`#${id}`} />
      </svg>
    );
  };
}
