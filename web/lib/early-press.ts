/** What `beforePaint` leaves for us. */
interface EarlyPress {
  /** The last button that was pressed while nobody listened. */
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

/** From here on React hears of presses itself, even in parts of the page that still sleep. */
export function stopEarlyPress(): void {
  window.earlyPress?.stop();
}

/** Does what was asked for before the page was awake, as soon as it is. */
export function repeatEarlyPress(): void {
  const { ticks, button } = window.earlyPress ?? {};
  window.earlyPress = undefined;
  for (const [box, wish] of ticks ?? []) {
    if (!box.isConnected) continue;
    // The box alone has changed; React hears of it only if it changes by a press.
    box.checked = !wish;
    box.click();
  }
  if (button?.isConnected) button.click();
}
