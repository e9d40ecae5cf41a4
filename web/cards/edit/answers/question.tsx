import type { ReactNode } from 'react';
import type { AttributeDefinition } from '#contract/attributes.ts';

/** Few questions must be answered, so these are the ones that say it. */
export function Question({ required, children }: { required: boolean; children: ReactNode }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {children}
      {required && (
        <span className="rounded-full bg-accent-soft px-2.5 text-xs font-medium text-on-accent-soft">
          обязательно
        </span>
      )}
    </span>
  );
}

/** Label and hint of a question, in the shape that every field of `web/ui` takes. */
export function wordsOf({ label, hint, required }: AttributeDefinition, error: string | undefined) {
  return { label: <Question required={required}>{label}</Question>, hint, error };
}
