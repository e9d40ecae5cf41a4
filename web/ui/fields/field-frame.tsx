import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import { VisuallyHidden } from '../display/visually-hidden.tsx';

/** What every field says about itself. */
export type FieldWords = {
  label: ReactNode;
  /** Below the label, before the error: what to write here. */
  hint?: ReactNode;
  /** In words that say what to do. */
  error?: ReactNode;
  /** Adds «необязательно» to the label; fields are asked for unless they say so. */
  optional?: boolean | undefined;
  /** For a lone field whose purpose is plain to the eye. */
  hideLabel?: boolean | undefined;
};

/**
 * Ids that tie a control to its words. A part of a larger field, which has the words of the error,
 * is given as `invalid` by it.
 */
export function useField(
  given: string | undefined,
  { hint, error }: FieldWords,
  invalid?: ComponentProps<'input'>['aria-invalid'],
) {
  const made = useId();
  const id = given ?? made;
  const described = classes(error ? `${id}-error` : null, hint ? `${id}-hint` : null);
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : invalid,
  } as const;
}

export function FieldLabel({ optional, hideLabel, label }: FieldWords) {
  const words = (
    <>
      {label}
      {optional && (
        <>
          {' '}
          <span className="font-normal whitespace-nowrap text-muted">— необязательно</span>
        </>
      )}
    </>
  );
  return hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words;
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-muted">
      {hint}
    </p>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-error">
      <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>{error}</span>
    </p>
  );
}

type FrameProps = FieldWords & { id: string; className?: string | undefined; children: ReactNode };

export function FieldFrame({ id, className, children, ...words }: FrameProps) {
  return (
    <div className={classes('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={words.hideLabel ? 'sr-only' : 'font-semibold'}>
        <FieldLabel {...words} hideLabel={false} />
      </label>
      {children}
      <FieldHint id={id} hint={words.hint} />
      <FieldError id={id} error={words.error} />
    </div>
  );
}

export const controlStyles = 'control';
