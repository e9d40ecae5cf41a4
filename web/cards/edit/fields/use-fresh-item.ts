import { useEffect, useRef } from 'react';

/** Puts the focus into the item that has just been added to a list, once it is there. */
export function useFreshItem(idOf: (at: number) => string) {
  const wanted = useRef<number | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.querySelector<HTMLElement>(`#${CSS.escape(idOf(wanted.current))}`)?.focus();
    wanted.current = null;
  });
  return {
    focus: (at: number) => {
      wanted.current = at;
    },
  };
}
