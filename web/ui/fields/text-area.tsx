import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import { controlStyles, FieldFrame, useField, type FieldWords } from './field-frame.tsx';
import { useTypedEarly } from '#web/framework/typed-early.ts';

type TextAreaProps = ComponentProps<'textarea'> &
  FieldWords & {
    /** Like `maxLength`, but what is pasted beyond it stays, for its writer to shorten. */
    countTo?: number | undefined;
  };

/** Grows with what is written; shows how much of the room is used. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, hideLabel, className, id, rows = 4, ...other } = props;
  const { countTo = other.maxLength, ...rest } = other;
  const words = { label, hint, error, optional, hideLabel };
  const ties = useField(id, words, rest['aria-invalid']);
  const control = useTypedEarly<HTMLTextAreaElement>(rest);
  const used = typeof rest.value === 'string' ? rest.value.length : null;
  return (
    <FieldFrame {...words} id={ties.id} className={className}>
      <textarea
        {...rest}
        {...ties}
        ref={control}
        rows={rows}
        className={classes(controlStyles, 'field-sizing-content min-h-28 resize-y')}
      />
      {countTo !== undefined && used !== null && (
        <p
          aria-hidden
          className={classes(
            'numbers self-end text-xs',
            used > countTo ? 'font-semibold text-error' : 'text-muted',
          )}
        >
          {used} из {countTo}
        </p>
      )}
    </FieldFrame>
  );
}
