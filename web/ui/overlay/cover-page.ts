/**
 * Takes what lies beside a dialog away from screen readers, the focus and the wheel, and gives it back by
 * what it returns. For a dialog that comes by itself: `inert`, and a dialog that the browser itself makes modal,
 * make it style the whole page anew, a tenth of a second on an old phone.
 */
export function coverPage(dialog: HTMLElement): () => void {
  const siblings = [...(dialog.parentElement?.children ?? [])];
  const covered = siblings.filter((one) => one !== dialog && !one.ariaHidden);
  for (const one of covered) one.ariaHidden = 'true';
  const bringBack = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) dialog.focus();
  };
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  document.addEventListener('focusin', bringBack);
  return () => {
    style.overflow = '';
    document.removeEventListener('focusin', bringBack);
    for (const one of covered) one.ariaHidden = null;
  };
}
