import { payUnits, type PayUnit } from '#contract/pay.ts';
import { capitalize } from '#contract/russian.ts';
import { payUnitNames } from '#contract/pay.ts';
import { Fieldset } from '#web/ui/fields/fieldset.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { fieldId } from '../../owner/address.ts';
import type { CardFormContext } from './card-form-context.ts';
import { toKopecks, toRubles } from './money.ts';
import { Question } from '../answers/question.tsx';
import { usualUnit } from './usual-unit.ts';
import { UsualPay } from './usual-pay.tsx';

const units = payUnits.map((value) => ({ value, label: capitalize(payUnitNames[value]) }));
const sums = [
  ['from_kopecks', 'От'],
  ['to_kopecks', 'До'],
] as const;

export function PayPart({ context }: { context: CardFormContext }) {
  const pay = context.draft.pay ?? { from_kopecks: null, to_kopecks: null, unit: null };
  const unit = pay.unit ?? usualUnit(context.category.slug);
  const change = (part: Partial<typeof pay>) => context.set('pay', { ...pay, unit, ...part });
  const wrong = context.errorOf('pay');
  const invalid = wrong ? true : undefined;
  return (
    <Fieldset id={fieldId('pay')} label={<Question required>Оплата</Question>} error={wrong}>
      <div className="flex flex-wrap items-start gap-2 sm:gap-3">
        {sums.map(([name, label]) => (
          <NumberField
            key={name}
            id={fieldId(`pay.${name}`)}
            className="min-w-[8em] grow basis-0 [&_input]:pr-8 [&_input]:pl-11"
            label={label}
            hideLabel
            prefix={<span aria-hidden>{label}</span>}
            suffix="₽"
            digits={7}
            error={context.errorOf(`pay.${name}`)}
            aria-invalid={invalid}
            value={toRubles(pay[name])}
            onValueChange={(rubles) => change({ [name]: toKopecks(rubles) })}
          />
        ))}
        <Select
          className="basis-40"
          id={fieldId('pay.unit')}
          label="За что"
          hideLabel
          options={units}
          error={context.errorOf('pay.unit')}
          aria-invalid={invalid}
          value={unit}
          onChange={(event) => change({ unit: event.target.value as PayUnit })}
        />
        <UsualPay context={context} />
      </div>
    </Fieldset>
  );
}
