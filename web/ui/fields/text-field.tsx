import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import { controlStyles, FieldFrame, useField, type FieldWords } from './field-frame.tsx';
import { useTypedEarly } from '#web/framework/typed-early.ts';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'prefix'> &
  FieldWords & {
    /** Inside the box, at its right end: a unit («₽») or a small button. */
    suffix?: ReactNode;
    /** Inside the box, at its left end: an icon. */
    prefix?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, hideLabel, prefix, suffix, className, id, ...rest } = props;
  const words = { label, hint, error, optional, hideLabel };
  const ties = useField(id, words, rest['aria-invalid']);
  const control = useTypedEarly<HTMLInputElement>(rest);
  return (
    <FieldFrame {...words} id={ties.id} className={className}>
      <div className="relative">
        {prefix && (
          <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-muted [&_svg]:size-5">
            {prefix}
          </span>
        )}
        <input
          {...rest}
          {...ties}
          ref={control}
          className={classes(controlStyles, prefix ? 'pl-11' : null, suffix ? 'pr-14' : null)}
        />
        {suffix && (
          // A press on a unit is one on the field.
          <span className="pointer-events-none absolute inset-y-0 right-1 grid min-w-11 place-items-center text-muted [&>button]:pointer-events-auto">
            {suffix}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
