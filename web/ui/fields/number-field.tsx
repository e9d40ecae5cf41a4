import { useLayoutEffect, useRef, useState } from 'react';
import { selectAll } from './select-all.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type NumberFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> & {
  value: number | null;
  onValueChange: (value: number | null) => void;
  /** Longest number that can be typed, in digits. */
  digits?: number;
};

/** Whole numbers. «45 000» at rest, «45000» while it is typed, so that the caret never jumps. */
export function NumberField({ value, onValueChange, digits = 9, ...rest }: NumberFieldProps) {
  const [focused, setFocused] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  // The other spelling of the number has undone what the focus had selected.
  useLayoutEffect(() => {
    if (focused && box.current) selectAll(box.current);
  }, [focused]);
  const text = value === null ? '' : focused ? String(value) : value.toLocaleString('ru-RU');
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onFocus={(event) => {
        box.current = event.currentTarget;
        setFocused(true);
        rest.onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        rest.onBlur?.(event);
      }}
      onChange={(event) => {
        const typed = event.target.value.replace(/\D/g, '').slice(0, digits);
        onValueChange(typed === '' ? null : Number(typed));
      }}
    />
  );
}
