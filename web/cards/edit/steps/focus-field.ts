import { fieldId } from '../../owner/address.ts';

export const stepTitleId = 'step-title';

/** The field itself or, for a group, the first thing in it that takes the focus. */
export function focusField(path: string): boolean {
  const named = document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(path))}`);
  const inner = named?.querySelector<HTMLElement>('input, select, textarea, button');
  const target = named?.matches('input, select, textarea') ? named : (inner ?? named);
  target?.focus({ preventScroll: true });
  named?.scrollIntoView({ block: 'center' });
  return named !== null;
}

/** Says a new step to whoever cannot see that the page has changed. */
export function focusStepTitle(): void {
  document.querySelector<HTMLElement>(`#${stepTitleId}`)?.focus({ preventScroll: true });
}
