import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';

type PhotoProps = Pick<ComponentProps<'img'>, 'sizes' | 'className' | 'draggable'> & {
  src: string;
  srcSet?: string | undefined;
  /** Of the picture itself, in pixels: the box has its shape before it comes. */
  width: number;
  height: number;
  /** A few blurred pixels as a `data:` address. */
  placeholder?: string | null | undefined;
  /** Empty when the name stands beside it. */
  alt: string;
  /** In sight as soon as the page is: asked for before all others. */
  eager?: boolean | undefined;
};

/** A picture in a sized box, with its blurred self in it until it comes. Cut to fit the box. */
export function Photo({ placeholder, eager = false, className, alt, ...rest }: PhotoProps) {
  return (
    <img
      {...rest}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding={eager ? undefined : 'async'}
      style={placeholder ? { backgroundImage: `url(${placeholder})` } : undefined}
      className={classes('photo', className)}
    />
  );
}
