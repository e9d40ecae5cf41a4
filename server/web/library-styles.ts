import { createHash } from 'node:crypto';

/**
 * What React Aria writes into a `style` of its own, once somebody has opened a part that uses it: on
 * a cached page, which has no nonce, a policy has to name it. `library-styles.test.ts` compares them
 * with the library.
 */
export const libraryStyles = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

/** Sources for a policy of styles. */
export const libraryStyleSources = libraryStyles
  .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  .join(' ');
