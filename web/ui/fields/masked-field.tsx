import { useState, type ChangeEvent } from 'react';
import { caretAfter, masked, PHONE_MASK } from './mask.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type MaskedFieldProps = Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  /** `#` digit, `@` letter, `*` letter or digit; the rest stands for itself. */
  mask: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
};

function MaskedField(props: MaskedFieldProps) {
  const { mask, value, defaultValue = '', onValueChange, ...rest } = props;
  const [own, setOwn] = useState(defaultValue);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const raw = input.value;
    const next = masked(raw, mask);
    const at = input.selectionStart ?? raw.length;
    const deleting = raw.length < masked(value ?? own, mask).length;
    // Set here, before React does: it would leave the caret at the end.
    input.value = next;
    const caret = caretAfter(raw, at, next, deleting);
    input.setSelectionRange(caret, caret);
    setOwn(next);
    onValueChange?.(next);
  }

  return <TextField {...rest} value={masked(value ?? own, mask)} onChange={change} />;
}

/** A Russian mobile or city number, pasted in any of the usual ways. */
export function PhoneField(props: Omit<MaskedFieldProps, 'mask'>) {
  return (
    <MaskedField
      autoComplete="tel"
      placeholder="+7 (900) 123-45-67"
      {...props}
      type="tel"
      inputMode="tel"
      mask={PHONE_MASK}
    />
  );
}
