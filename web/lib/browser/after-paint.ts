/** A tap is answered at once, by a button that is seen to be pressed; what takes longer comes then. */
export function afterPaint(work: () => void): void {
  // Nobody sees this tab, and nothing of it is painted.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
