import { deedLimits, type DeedKind, type PayTurn } from '#contract/deeds.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { DeedDraft } from './deed-draft.ts';

const turns: { value: PayTurn; label: string }[] = [
  { value: 'each_time', label: 'В конце каждого дня' },
  { value: 'week', label: 'Раз в неделю' },
  { value: 'two_weeks', label: 'Раз в две недели' },
  { value: 'month', label: 'Раз в месяц' },
];

type TextKey =
  | 'city'
  | 'day'
  | 'service'
  | 'place'
  | 'begins'
  | 'ends'
  | 'hours'
  | 'pay'
  | 'agreed_on';

interface OwnFieldsProps {
  kind: DeedKind;
  draft: DeedDraft;
  change: (parts: Partial<DeedDraft>) => void;
  errorOf: (path: string) => string | undefined;
}

/** What the deed is about: beside the people. */
export function OwnFields({ kind, draft, change, errorOf }: OwnFieldsProps) {
  const text = (key: TextKey) => ({
    value: draft[key],
    error: errorOf(key),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  const isAgreement = kind === 'agreement';
  return (
    <>
      {!isAgreement && (
        <NumberField
          label="Сколько получено"
          suffix="₽"
          digits={7}
          value={draft.sum_kopecks === null ? null : draft.sum_kopecks / 100}
          error={errorOf('sum_kopecks')}
          onValueChange={(sum) => change({ sum_kopecks: sum === null ? null : sum * 100 })}
        />
      )}
      <TextArea
        label={isAgreement ? 'Что делает помощник' : 'За что'}
        hint={isAgreement ? 'Например: прогулки, кормление, дневной сон, игры' : undefined}
        rows={2}
        maxLength={deedLimits.text}
        {...text('service')}
      />
      {isAgreement && (
        <TextField
          label="Где"
          hint="Адрес, если решили"
          maxLength={deedLimits.line}
          {...text('place')}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label={isAgreement ? 'Первый день' : 'За время с'}
          {...text('begins')}
        />
        <TextField
          type="date"
          label={isAgreement ? 'Последний день' : 'по'}
          hint={isAgreement ? 'Если известен' : undefined}
          {...text('ends')}
        />
      </div>
      {isAgreement ? (
        <>
          <TextField label="Дни и часы" maxLength={deedLimits.line} {...text('hours')} />
          <TextField label="Цена" hint="Например: 450 ₽ в час" maxLength={100} {...text('pay')} />
          <Select
            label="Как часто платят"
            placeholder="Впишем от руки"
            options={turns}
            value={draft.turn}
            error={errorOf('turn')}
            onChange={({ target }) => change({ turn: target.value as PayTurn })}
          />
          <NumberField
            label="За сколько дней предупреждают об уходе"
            digits={2}
            value={draft.notice_days}
            error={errorOf('notice_days')}
            onValueChange={(notice_days) => change({ notice_days })}
          />
          <Checkbox
            label="Исполнитель — самозанятый"
            hint="Платит налог на профессиональный доход и даёт чеки"
            checked={draft.is_self_employed}
            onChange={({ target }) => change({ is_self_employed: target.checked })}
          />
        </>
      ) : (
        <TextField type="date" label="День договора, если он есть" {...text('agreed_on')} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Город" maxLength={60} {...text('city')} />
        <TextField type="date" label="День подписания" {...text('day')} />
      </div>
    </>
  );
}
