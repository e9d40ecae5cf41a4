import type { FormEvent } from 'react';

/** For `onChange` of whatever holds boxes: which of them was ticked, and how. */
export function tickOf({ target }: FormEvent): { value: string; on: boolean } | null {
  const isBox = target instanceof HTMLInputElement && target.type === 'checkbox';
  return isBox ? { value: target.value, on: target.checked } : null;
}
