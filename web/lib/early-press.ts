/** What `beforePaint` leaves for us. */
interface EarlyPress {
  /** The last button that was pressed while it slept; React hears of those that it has woken. */
  button: HTMLElement | null;
  /** Boxes that were ticked or unticked, in that order, and what they are to be. */
  ticks: Map<HTMLInputElement, boolean>;
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}

/** Does what was asked for before the page was awake, as soon as it is. */
export function repeatEarlyPress(): void {
  const press = window.earlyPress;
  if (!press) return;
  const { ticks, button } = press;
  press.stop();
  window.earlyPress = undefined;
  for (const [box, wish] of ticks) {
    if (!box.isConnected) continue;
    // The box alone has changed; React hears of it only if it changes by a press.
    box.checked = !wish;
    box.click();
  }
  // By then the page knows what was ticked.
  if (button) setTimeout(() => button.isConnected && button.click());
}
