import type { FocusEvent, KeyboardEvent } from 'react';

/** One line is typed; a list that is searched by typing has an Enter of its own. */
function lineOf(target: EventTarget): HTMLInputElement | null {
  return target instanceof HTMLInputElement &&
    /^(text|tel|email|search)$/.test(target.type) &&
    target.getAttribute('role') !== 'combobox'
    ? target
    : null;
}

/** On a phone «Готово» of the keyboard puts it away, so that the question below comes into sight. */
export const thumbKeys = {
  onFocus: ({ target }: FocusEvent) => {
    const line = lineOf(target);
    if (line) line.enterKeyHint ||= 'done';
  },
  onKeyDown: ({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && matchMedia('(pointer: coarse)').matches) lineOf(target)?.blur();
  },
};
