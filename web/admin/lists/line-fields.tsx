import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { ListField } from './list-fields.ts';
import type { Line } from './use-list.ts';

interface LineFieldsProps {
  fields: ListField[];
  line: Line;
  errorOf: (key: string) => string | undefined;
  onChange: (part: Line) => void;
}

export function LineFields({ fields, line, errorOf, onChange }: LineFieldsProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(({ key, label, hint, maxLength, options, isBox, isLong }) => {
        const value = line[key] ?? '';
        const error = errorOf(key);
        if (isBox) {
          return (
            <Checkbox
              key={key}
              label={label}
              error={error}
              checked={value !== ''}
              onChange={({ target }) => onChange({ [key]: target.checked ? 'yes' : '' })}
            />
          );
        }
        const change = ({ target }: { target: { value: string } }) =>
          onChange({ [key]: target.value });
        const words = { label, value, error, onChange: change, ...(hint && { hint }) };
        if (options) return <Select key={key} {...words} options={options} />;
        if (!isLong) return <TextField key={key} {...words} maxLength={maxLength} />;
        return (
          <TextArea
            key={key}
            {...words}
            rows={2}
            maxLength={maxLength}
            className="sm:col-span-full"
          />
        );
      })}
    </div>
  );
}
