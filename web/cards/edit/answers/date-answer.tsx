import { useState } from 'react';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { AnswerProps } from './answer-props.ts';
import { errorOfParts, isImpossible, isoOf, partsOf, type DateParts } from './date-parts.ts';
import { monthsOfDay } from './month-names.ts';
import { wordsOf } from './question.tsx';

const digits = (text: string, atMost: number) => text.replaceAll(/\D/g, '').slice(0, atMost);

/** Three fields to type in: a year of birth is far away in every calendar. */
export function DateAnswer(props: AnswerProps) {
  const { definition, id, value, onChange, error, half, onHalf } = props;
  const iso = typeof value === 'string' ? value : null;
  const [typed, setTyped] = useState(() => (iso === null && half) || partsOf(iso));
  // What came from elsewhere wins over what stood here.
  const parts = iso !== null && isoOf(typed) !== iso ? partsOf(iso) : typed;
  const wrong = error ?? ((isImpossible(parts) && errorOfParts(parts)) || undefined);

  function change(part: Partial<DateParts>) {
    const next = { ...parts, ...part };
    setTyped(next);
    onHalf(next);
    onChange(isoOf(next));
  }

  const invalid = wrong ? true : undefined;
  const short = { inputMode: 'numeric', autoComplete: 'off', 'aria-invalid': invalid } as const;
  return (
    <Fieldset {...wordsOf(definition, wrong)} id={id}>
      <div className="flex max-w-md flex-wrap gap-2 sm:gap-3">
        <TextField
          {...short}
          id={`${id}-day`}
          className="w-20 large:w-22"
          label="День"
          hideLabel
          placeholder="День"
          value={parts.day}
          onChange={(event) => change({ day: digits(event.target.value, 2) })}
        />
        <Select
          id={`${id}-month`}
          className="min-w-30 grow basis-0 large:min-w-34"
          label="Месяц"
          hideLabel
          options={monthsOfDay}
          placeholder="Месяц"
          aria-invalid={invalid}
          value={parts.month}
          onChange={(event) => change({ month: event.target.value })}
        />
        <TextField
          {...short}
          id={`${id}-year`}
          className="w-22"
          label="Год"
          hideLabel
          placeholder="Год"
          value={parts.year}
          onChange={(event) => change({ year: digits(event.target.value, 4) })}
        />
      </div>
    </Fieldset>
  );
}
