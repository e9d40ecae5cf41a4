import type { TariffSource } from '#contract/tariff-editing.ts';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { TariffDraft } from './tariff-draft.ts';

interface TariffNumbersProps {
  tariff: TariffSource;
  draft: TariffDraft;
  change: (part: Partial<TariffDraft>) => void;
  errorsOf: (path: string) => string[];
}

const units = [
  { value: 'day', label: 'дней' },
  { value: 'month', label: 'месяцев' },
];

export function TariffNumbers({ tariff, draft, change, errorsOf }: TariffNumbersProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {tariff.price_kopecks > 0 && (
        <NumberField
          label="Цена, ₽"
          hint={tariff.next ? `Потом продлевается как «${tariff.next}»` : undefined}
          digits={7}
          value={draft.roubles}
          onValueChange={(roubles) => change({ roubles })}
          error={errorsOf('price_kopecks')[0]}
        />
      )}
      {tariff.period && (
        <div className="grid grid-cols-2 items-start gap-3">
          <NumberField
            label="Срок"
            digits={2}
            value={draft.count}
            onValueChange={(count) => change({ count })}
            error={errorsOf('period')[0] ?? errorsOf('period.count')[0]}
          />
          <Select
            label="Чего"
            options={units}
            value={draft.unit}
            onChange={({ target }) => change({ unit: target.value === 'day' ? 'day' : 'month' })}
          />
        </div>
      )}
      <NumberField
        label="Карточек одновременно"
        digits={2}
        value={draft.cards}
        onValueChange={(cards) => change({ cards })}
        error={errorsOf('cards')[0]}
      />
      <NumberField
        label={tariff.contacts_per === 'month' ? 'Контактов в месяц' : 'Контактов на весь срок'}
        digits={5}
        value={draft.contacts}
        onValueChange={(contacts) => change({ contacts })}
        error={errorsOf('contacts')[0]}
      />
    </div>
  );
}
