import { useEffect, useRef } from 'react';
import { useStored } from '#web/lib/browser/local-storage.ts';
import { keyOf } from './key-of.ts';

export const keysSetting = 'admin.keys';

/** Single keys get in the way of some who speak to their computer: they can be turned off. */
export const useKeysOn = (): boolean => useStored(keysSetting) !== 'off';

/** What a key does while nobody is typing and no dialog is open. */
export function useKeys(keys: Record<string, () => void>): void {
  const isOn = useKeysOn();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const { defaultPrevented, ctrlKey, altKey, metaKey, repeat } = event;
      if (defaultPrevented || ctrlKey || altKey || metaKey || repeat) return;
      if (isBusy(event.target)) return;
      const act = latest.current[keyOf(event)];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[data-veil]')) return true;
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
