/** What `beforePaint` leaves for us. */
interface EarlyPress {
  /** The last button that was pressed while nobody listened. */
  button: HTMLElement | null;
  stop: () => void;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress;
  }
}

/** From here on React hears of presses itself, even in parts of the page that still sleep. */
export function stopEarlyPress(): void {
  window.earlyPress?.stop();
}

/** Does what was asked for before the page was awake, as soon as it is. */
export function repeatEarlyPress(): void {
  const press = window.earlyPress;
  if (!press?.button) return;
  const { button } = press;
  press.button = null;
  if (button.isConnected) button.click();
}
