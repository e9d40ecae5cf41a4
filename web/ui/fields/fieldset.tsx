import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import { FieldError, FieldHint, FieldLabel, useField, type FieldWords } from './field-frame.tsx';

export type FieldsetProps = FieldWords & {
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Several controls that answer one question; the hint comes first, as it is read before them. */
export function Fieldset({ id, className, children, ...words }: FieldsetProps) {
  const { 'aria-invalid': invalid, ...ties } = useField(id, words);
  return (
    <fieldset
      {...ties}
      tabIndex={-1}
      data-invalid={invalid}
      className={classes('flex min-w-0 flex-col gap-2', className)}
    >
      <legend className={words.hideLabel ? undefined : 'mb-1.5 font-semibold'}>
        <FieldLabel {...words} />
      </legend>
      <FieldHint id={ties.id} hint={words.hint} />
      {children}
      <FieldError id={ties.id} error={words.error} />
    </fieldset>
  );
}
