/** What `beforePaint` leaves for us. */
interface EarlyPress {
  /** The last button that was pressed while it slept; React hears of those that it has woken. */
  button: HTMLElement | null;
  /** What was ticked or chosen, in that order: for a box whether it is ticked, else the value. */
  choices: Map<HTMLInputElement | HTMLSelectElement, boolean | string>;
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
  const { choices, button } = press;
  press.stop();
  window.earlyPress = undefined;
  for (const [control, wish] of choices) if (control.isConnected) choose(control, wish);
  // By then the page knows what was chosen.
  if (button) setTimeout(() => button.isConnected && button.click());
}

/** The control alone has changed so far. React hears of a box only if it changes by a press. */
function choose(control: HTMLInputElement | HTMLSelectElement, wish: boolean | string): void {
  if (typeof wish === 'boolean') {
    (control as HTMLInputElement).checked = !wish;
    control.click();
    return;
  }
  // Files stay where they are; nobody may put them there.
  if (control.type !== 'file') control.value = wish;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
