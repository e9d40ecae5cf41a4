/** About a second: a list that is drawn anew, or a dialog that is still closing, takes its time. */
const watchedFrames = 60;

/**
 * Once what was pressed has gone, from the page or with its dialog, the focus would begin the page anew:
 * it goes to what `target` names. Who has moved it elsewhere meanwhile keeps it there.
 */
export function focusWhenLost(target: () => HTMLElement | null, isLost = () => false): void {
  let lost = 0;
  const watch = (left: number) => {
    lost = document.activeElement === document.body || isLost() ? lost + 1 : 0;
    // React Aria gives it back in the next frame.
    if (lost > 1 && takesFocus(target())) return;
    if (left > 0) requestAnimationFrame(() => watch(left - 1));
  };
  requestAnimationFrame(() => watch(watchedFrames));
}

/** What lies under a dialog that is still there refuses it. */
function takesFocus(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  return element !== null && document.activeElement === element;
}

/** Where nothing nearer is left, the content goes on, not the first link of the header. */
export const focusContent = () => focusWhenLost(() => document.querySelector('main'));
