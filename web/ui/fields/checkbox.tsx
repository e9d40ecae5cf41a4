import { Choice, type ChoiceProps } from './choice.tsx';
import { FieldError, useField } from './field-frame.tsx';

type CheckboxProps = Omit<ChoiceProps, 'type'> & { error?: string | undefined };

export function Checkbox({ error, id, ...rest }: CheckboxProps) {
  const ties = useField(id, { label: null, error });
  return (
    <div>
      <Choice {...rest} {...ties} type="checkbox" />
      <FieldError id={ties.id} error={error} />
    </div>
  );
}
