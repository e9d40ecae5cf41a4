import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { caretAfter, masked, PHONE_MASK } from './mask.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type MaskedFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'ref'
> & {
  /** `#` digit, `@` letter, `*` letter or digit; the rest stands for itself. */
  mask: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
};

export function MaskedField(props: MaskedFieldProps) {
  const { mask, value, defaultValue = '', onValueChange, ...rest } = props;
  const [own, setOwn] = useState(defaultValue);
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const text = masked(value ?? own, mask);

  // React puts the caret at the end of whatever it did not type itself.
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === box.current)
      box.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const raw = event.target.value;
    const next = masked(raw, mask);
    const at = event.target.selectionStart ?? raw.length;
    caret.current = caretAfter(raw, at, next, raw.length < text.length);
    setOwn(next);
    onValueChange?.(next);
  }

  return <TextField {...rest} ref={box} value={text} onChange={change} />;
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
