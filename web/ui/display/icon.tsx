import { createElement, type ComponentProps } from 'react';

/** Of `lucide-react`. */
interface IconData {
  size?: number;
  node: [shape: string, attributes: Record<string, string>][];
}

/**
 * Draws an icon in built pages in place of lucide's own code (`build/light-icons.ts`), which puts
 * all attributes together anew for each of the hundred icons of a page, and again at hydration.
 */
export default function createIcon({ size = 24, node }: IconData) {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  const viewBox = `0 0 ${size} ${size}`;
  return function Icon({ strokeWidth = 2, ...rest }: ComponentProps<'svg'>) {
    return (
      <svg
        width="24"
        height="24"
        viewBox={viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={rest['aria-label'] === undefined ? true : undefined}
        {...rest}
      >
        {shapes}
      </svg>
    );
  };
}
