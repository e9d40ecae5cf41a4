/**
 * Once what was pressed has gone, from the page or with its dialog, the focus would begin the page anew:
 * it goes to what `target` names. Who has moved it elsewhere meanwhile keeps it there.
 */
export function focusWhenLost(target: () => HTMLElement | null, isLost = () => false): void {
  // React Aria gives it back in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body && !isLost()) return;
      target()?.focus({ preventScroll: true });
    }),
  );
}

/** Where nothing nearer is left, the content goes on, not the first link of the header. */
export const focusContent = () => focusWhenLost(() => document.querySelector('main'));
