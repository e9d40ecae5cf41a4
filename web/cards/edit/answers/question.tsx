import type { ReactNode } from 'react';
import type { AttributeDefinition } from '#contract/attributes.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';

/**
 * What must be answered stands together on the first step, which says so once to the eye; whoever
 * comes to a field by keys hears it there.
 */
export function Question({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <>
      {children}
      {required && <VisuallyHidden> обязательно</VisuallyHidden>}
    </>
  );
}

/** Label and hint of a question, in the shape that every field of `web/ui` takes. */
export function wordsOf({ label, hint, required }: AttributeDefinition, error: string | undefined) {
  return { label: <Question required={required}>{label}</Question>, hint, error };
}
