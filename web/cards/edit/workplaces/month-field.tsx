import { useState } from 'react';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { monthNames } from '../answers/month-names.ts';

type MonthFieldProps = {
  id: string;
  label: string;
  /** `2019-09` */
  value: string | null;
  onChange: (month: string | null) => void;
  error?: string | undefined;
};

const earliest = 1970;

function years() {
  const latest = new Date().getFullYear();
  return Array.from({ length: latest - earliest + 1 }, (_, at) => {
    const year = String(latest - at);
    return { value: year, label: year };
  });
}

/** A month of a year; half of it chosen is nothing yet, and stays chosen. */
export function MonthField({ id, label, value, onChange, error }: MonthFieldProps) {
  const [chosen, setChosen] = useState({ year: '', month: '' });
  const [year = '', month = ''] = value?.split('-') ?? [chosen.year, chosen.month];

  const invalid = error ? true : undefined;

  function choose(next: { year: string; month: string }) {
    setChosen(next);
    onChange(next.year && next.month ? `${next.year}-${next.month}` : null);
  }

  return (
    <Fieldset id={id} label={label} error={error}>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
        <Select
          label={`${label}: месяц`}
          hideLabel
          aria-invalid={invalid}
          options={monthNames}
          placeholder="Месяц"
          value={month}
          onChange={(event) => choose({ year, month: event.target.value })}
        />
        <Select
          label={`${label}: год`}
          hideLabel
          aria-invalid={invalid}
          options={years()}
          placeholder="Год"
          value={year}
          onChange={(event) => choose({ year: event.target.value, month })}
        />
      </div>
    </Fieldset>
  );
}
