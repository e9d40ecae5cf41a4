import type { Workplace } from '#contract/workplaces.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MonthField } from './month-field.tsx';

type WorkplaceFieldsProps = {
  example: string;
  /** Id of a field, by its name. */
  idOf: (name: keyof Workplace) => string;
  value: Workplace;
  onChange: (workplace: Workplace) => void;
  errorOf: (name: keyof Workplace) => string | undefined;
};

const thisMonth = () => new Date().toISOString().slice(0, 7);

export function WorkplaceFields({ example, idOf, value, onChange, errorOf }: WorkplaceFieldsProps) {
  const change = (part: Partial<Workplace>) => onChange({ ...value, ...part });
  return (
    <div className="flex flex-col gap-5">
      <TextField
        id={idOf('place')}
        label="Где"
        hint={`Например, ${example}. Фамилии не пишите`}
        error={errorOf('place')}
        value={value.place ?? ''}
        onChange={(event) => change({ place: event.target.value || null })}
      />
      <div className="flex max-w-sm flex-col gap-5">
        <MonthField
          id={idOf('from')}
          label="Начало"
          error={errorOf('from')}
          value={value.from}
          onChange={(from) => change({ from })}
        />
        {value.until !== null && (
          <MonthField
            id={idOf('until')}
            label="Конец"
            error={errorOf('until')}
            value={value.until}
            // A half-chosen month must not turn into «по настоящее время».
            onChange={(until) => until && change({ until })}
          />
        )}
      </div>
      <Checkbox
        label="Работаю там сейчас"
        checked={value.until === null}
        onChange={(event) => change({ until: event.target.checked ? null : thisMonth() })}
      />
      <TextArea
        id={idOf('duties')}
        label="Что делали"
        optional
        countTo={1000}
        error={errorOf('duties')}
        value={value.duties ?? ''}
        onChange={(event) => change({ duties: event.target.value || null })}
      />
      <Checkbox
        label="Там готовы дать рекомендацию"
        hint="Контакты вы передадите сами, когда о них попросят"
        checked={value.can_refer}
        onChange={(event) => change({ can_refer: event.target.checked })}
      />
    </div>
  );
}
