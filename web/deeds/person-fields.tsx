import { deedLimits, type DeedPerson } from '#contract/deeds.ts';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

interface PersonFieldsProps {
  label: string;
  person: DeedPerson;
  onChange: (person: DeedPerson) => void;
  errorOf: (key: keyof DeedPerson) => string | undefined;
}

/** No browser is asked to remember these, for they may be somebody else's. */
export function PersonFields({ label, person, onChange, errorOf }: PersonFieldsProps) {
  const field = (key: keyof DeedPerson) => ({
    value: person[key],
    maxLength: deedLimits[key],
    autoComplete: 'off',
    error: errorOf(key),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...person, [key]: target.value }),
  });
  return (
    <Fieldset label={label} className="gap-4">
      <TextField label="Фамилия, имя, отчество" {...field('name')} />
      <TextField label="Паспорт" hint="Серия, номер, кем и когда выдан" {...field('passport')} />
      <TextField label="Адрес регистрации" {...field('address')} />
    </Fieldset>
  );
}
