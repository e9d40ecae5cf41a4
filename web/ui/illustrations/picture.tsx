import type { ReactNode } from 'react';

export type PictureProps = {
  /** Only when the picture says something that the text beside it does not. */
  title?: string | undefined;
  className?: string | undefined;
};

type FrameProps = PictureProps & { width: number; height: number; children: ReactNode };

export function Picture({ title, className = 'w-full', width, height, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
      className={`h-auto ${className}`}
    >
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}
