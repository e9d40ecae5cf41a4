import type { ComponentProps } from 'react';
import { classes } from '../style/classes.ts';
import { controlStyles, FieldFrame, useField, type FieldWords } from './field-frame.tsx';

type CodeFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> &
  FieldWords & {
    value: string;
    onValueChange: (value: string) => void;
    /** Called once all digits are there, so that nobody has to look for a button. */
    onComplete?: (value: string) => void;
    digits?: number;
  };

/** One box for the whole code: it can be pasted, and phones fill it from the message. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, optional, hideLabel, id, digits = 6, ...other } = props;
  const { value, onValueChange, onComplete, ...rest } = other;
  const words = { label, hint, error, optional, hideLabel };
  const ties = useField(id, words);

  function change(raw: string) {
    const next = raw.replace(/\D/g, '').slice(0, digits);
    onValueChange(next);
    if (next.length === digits && next !== value) onComplete?.(next);
  }

  return (
    <FieldFrame {...words} id={ties.id}>
      <input
        {...rest}
        {...ties}
        value={value}
        onChange={(event) => change(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'•'.repeat(digits)}
        className={classes(
          controlStyles,
          'numbers min-h-16 sm:max-w-72 text-center text-2xl font-semibold tracking-[0.4em] indent-[0.4em]',
        )}
      />
    </FieldFrame>
  );
}
