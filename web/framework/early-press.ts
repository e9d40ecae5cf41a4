/** What was asked for before the page was hydrated. */
interface EarlyPress {
  /** The last button that was pressed before that. */
  button: HTMLElement | null;
  choices: Map<HTMLInputElement | HTMLSelectElement, Choice>;
  stop: () => void;
}

/** What was ticked or chosen; they are kept in that order. */
interface Choice {
  /** For a box whether it is ticked, else the value. */
  wish: boolean | string;
  /**
   * Whether React had hydrated the control by then, and so heard of it. A press of what was ticked it takes
   * for none, though, and may then draw another choice, which the browser remembers.
   */
  hydrated: boolean;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
  }
}

/**
 * For `beforePaint`. A press is noted before React sees it: while it hydrates the page, it swallows what
 * it cannot answer yet, and takes a box that was just ticked for one that always was. A press of a
 * button that it did answer comes through to the end, with the button hydrated, and is forgotten.
 */
export const noteEarlyPress = `(function(){
var press={button:null,choices:new Map(),stop:stop};
function inert(t){return!Object.keys(t).some(function(k){return k.indexOf('__reactProps')===0})}
function choose(t,wish){press.choices.delete(t);press.choices.set(t,{wish:wish,hydrated:!inert(t)})}
function click(e){var t=e.target,b=t.closest('button');
if(b&&inert(b))press.button=b;
if(/^(checkbox|radio)$/.test(t.type))choose(t,t.checked)}
function change(e){var t=e.target;if(/^(select-one|file)$/.test(t.type))choose(t,t.value)}
function heard(e){var b=press.button;if(b&&b.contains(e.target)&&!inert(b))press.button=null}
function stop(){removeEventListener('click',click,true);removeEventListener('change',change,true);
removeEventListener('click',heard)}
addEventListener('click',click,true);addEventListener('change',change,true);
addEventListener('click',heard);
window.earlyPress=press})();`;

/** Does what was asked for before hydration, as soon as it is over. */
export function repeatEarlyPress(): void {
  const press = window.earlyPress;
  if (!press) return;
  const { choices, button } = press;
  press.stop();
  window.earlyPress = undefined;
  // Who is in a field already has come there unseen.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [control, choice] of choices) if (control.isConnected) choose(control, choice);
  // By then the page knows what was chosen.
  if (button) setTimeout(() => pressOnceHydrated(button));
  followLatePresses();
}

/** Longer than any part of a page takes to come. */
const patienceMs = 5000;

/** A part that is loaded by itself is hydrated later than the page around it, and swallows as well. */
function followLatePresses(): void {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    pressed = button && isInert(button) ? button : null;
    setTimeout(() => {
      if (pressed) pressOnceHydrated(pressed);
      pressed = null;
    });
  };
  // React may have hydrated the part for this press, and answered it.
  const forget = () => {
    if (pressed && !isInert(pressed)) pressed = null;
  };
  addEventListener('click', note, true);
  addEventListener('click', forget);
}

function pressOnceHydrated(button: HTMLElement, until = Date.now() + patienceMs): void {
  if (!button.isConnected || Date.now() > until) return;
  if (isInert(button)) setTimeout(() => pressOnceHydrated(button, until), 50);
  else button.click();
}

const isInert = (element: Element) =>
  !Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** The control alone has changed so far. React hears of a box only if it changes by a press. */
function choose(control: HTMLInputElement | HTMLSelectElement, { wish, hydrated }: Choice): void {
  if (typeof wish === 'boolean') {
    const box = control as HTMLInputElement;
    if (hydrated && box.checked === wish) return;
    box.checked = !wish;
    box.click();
  } else if (!hydrated) {
    // Files stay where they are; nobody may put them there.
    if (control.type !== 'file') control.value = wish;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
