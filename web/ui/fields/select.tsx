import type { ComponentProps } from 'react';
import { useTypedEarly } from '#web/framework/typed-early.ts';
import { classes } from '../style/classes.ts';
import { controlStyles, FieldFrame, useField, type FieldWords } from './field-frame.tsx';

type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** Text of the empty choice; without it there is none. */
    placeholder?: string;
  };

/** The system's own list: the one that people know on their phone. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, hideLabel, id, className, ...other } = props;
  const { options, placeholder, ...rest } = other;
  const words = { label, hint, error, optional, hideLabel };
  const ties = useField(id, words, rest['aria-invalid']);
  const control = useTypedEarly<HTMLSelectElement>(rest);
  return (
    <FieldFrame {...words} id={ties.id} className={className}>
      <div className="select">
        <select
          {...rest}
          {...ties}
          ref={control}
          className={classes(controlStyles, 'appearance-none pr-11')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
