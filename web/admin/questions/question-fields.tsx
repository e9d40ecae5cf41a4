import { useId } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { OptionRows } from './option-rows.tsx';
import { fieldNames, type QuestionDraft } from './question-draft.ts';
import {
  type AnswerType,
  canFilter,
  hasMax,
  isChoice,
  isCounted,
  typeWords,
} from './type-words.ts';

interface QuestionFieldsProps {
  draft: QuestionDraft;
  /** Of the form as it is. */
  steps: string[];
  /** Cards that have an answer. */
  answers: number;
  chosen: Record<string, number>;
  errorsOf: (path: string) => string[];
  onChange: (part: Partial<QuestionDraft>) => void;
}

export function QuestionFields(props: QuestionFieldsProps) {
  const { draft, steps, answers, chosen, errorsOf, onChange } = props;
  const list = useId();
  const text = (key: 'label' | 'hint' | 'key' | 'unit' | 'step', maxLength: number) => ({
    label: fieldNames[key],
    value: draft[key],
    error: errorsOf(key)[0],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  const tick = (key: 'required' | 'filterable' | 'shown_on_card' | 'hidden') => ({
    label: fieldNames[key],
    checked: draft[key],
    onChange: ({ target }: { target: { checked: boolean } }) => onChange({ [key]: target.checked }),
  });
  const bound = (key: 'min' | 'max') => ({
    label: fieldNames[key],
    value: draft[key],
    error: errorsOf(key)[0],
    onValueChange: (value: number | null) => onChange({ [key]: value }),
  });
  return (
    <>
      <TextField {...text('label', 80)} hint="Одна подпись в форме, в фильтрах и на карточке" />
      <TextField {...text('hint', 200)} hint="Под вопросом в форме; можно не писать" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={fieldNames.type}
          options={Object.entries(typeWords).map(([value, label]) => ({ value, label }))}
          value={draft.type}
          disabled={answers > 0}
          error={errorsOf('type')[0]}
          onChange={({ target }) => onChange({ type: target.value as AnswerType })}
        />
        <TextField {...text('step', 60)} hint="Прежний или новый" list={list} autoComplete="off" />
        <datalist id={list}>
          {steps.map((step) => (
            <option key={step} value={step}>
              {step}
            </option>
          ))}
        </datalist>
      </div>
      {isChoice(draft.type) && (
        <OptionRows
          options={draft.options}
          chosen={chosen}
          errorsOf={errorsOf}
          onChange={(options) => onChange({ options })}
        />
      )}
      {hasMax(draft.type) && (
        <div className="grid gap-4 sm:grid-cols-3">
          {isCounted(draft.type) && (
            <TextField {...text('unit', 70)} hint="м² или: год, года, лет" />
          )}
          {draft.type !== 'text' && <NumberField {...bound('min')} hint={hintOf(draft.type)} />}
          <NumberField {...bound('max')} hint={hintOf(draft.type)} />
        </div>
      )}
      <TextField
        {...text('key', 40)}
        readOnly={answers > 0}
        hint="Латиницей: под ним лежат ответы и стоит фильтр в адресе"
      />
      <div className="flex flex-col">
        <Checkbox {...tick('required')} hint="Без ответа карточку не опубликовать" />
        {canFilter(draft.type) && (
          <Checkbox {...tick('filterable')} hint="По нему выбирают в списке" />
        )}
        {draft.type !== 'week' && (
          <Checkbox {...tick('shown_on_card')} hint="Ответ стоит на карточке в списке" />
        )}
        <Checkbox {...tick('hidden')} hint="Больше не задавать. Данные ответы остаются" />
      </div>
    </>
  );
}

function hintOf(type: AnswerType): string | undefined {
  if (type === 'date') return 'Лет назад от сегодня';
  return type === 'text' ? 'Знаков' : undefined;
}
