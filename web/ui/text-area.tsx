import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlStyles, FieldFrame, useField, type FieldWords } from './field-frame.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & FieldWords;

/** Grows with what is written; shows how much of `maxLength` is used. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, hideLabel, className, id, rows = 4, ...rest } = props;
  const words = { label, hint, error, optional, hideLabel };
  const ties = useField(id, words);
  const used = typeof rest.value === 'string' ? rest.value.length : null;
  return (
    <FieldFrame {...words} id={ties.id} className={className}>
      <textarea
        {...rest}
        {...ties}
        rows={rows}
        className={classes(controlStyles, 'field-sizing-content min-h-28 resize-y')}
      />
      {rest.maxLength !== undefined && used !== null && (
        <p aria-hidden className="numbers self-end text-xs text-muted">
          {used} из {rest.maxLength}
        </p>
      )}
    </FieldFrame>
  );
}
