import type { AttributeDefinition } from '#contract/attributes.ts';
import { payUnitNames } from '#contract/pay.ts';
import { formatMoney, pluralForm } from '#contract/russian.ts';
import type { PayUnit } from '#contract/pay.ts';
import { chosenOf, type Filters, withFilter } from './search-state.ts';

/** One thing chosen, and what is left without it. */
export interface ChosenChip {
  text: string;
  without: Filters;
}

/** Sorting is not a filter: it hides nothing. */
export function chipsOf(filters: Filters, definitions: AttributeDefinition[]): ChosenChip[] {
  return [...payChips(filters), ...definitions.flatMap((one) => attributeChips(filters, one))];
}

const payBounds = [
  ['pay_from', 'от'],
  ['pay_to', 'до'],
] as const;

function payChips(filters: Filters): ChosenChip[] {
  const chips: ChosenChip[] = [];
  const { pay_unit: unit } = filters;
  for (const [name, word] of payBounds) {
    const sum = filters[name];
    if (typeof sum !== 'string') continue;
    const text = `${word}\u00a0${formatMoney(Number(sum) * 100)}`;
    chips.push({ text, without: withFilter(filters, name, '') });
  }
  if (typeof unit === 'string') {
    const text = `оплата ${payUnitNames[unit as PayUnit]}`;
    chips.push({ text, without: withFilter(filters, 'pay_unit', '') });
  }
  return chips;
}

function attributeChips(filters: Filters, definition: AttributeDefinition): ChosenChip[] {
  const { key, label, type, options } = definition;
  if (type === 'number' || type === 'range') return boundChips(filters, definition);
  const chosen = chosenOf(filters, key);
  if (chosen.length === 0) return [];
  if (type === 'week' || type === 'yes_no') {
    return [{ text: label, without: withFilter(filters, key, []) }];
  }
  return options
    .filter(({ value }) => chosen.includes(value))
    .map(({ value, label: text }) => ({
      text,
      without: withFilter(
        filters,
        key,
        chosen.filter((one) => one !== value),
      ),
    }));
}

function boundChips(filters: Filters, { key, label, unit }: AttributeDefinition): ChosenChip[] {
  return (['from', 'to'] as const).flatMap((end) => {
    const name = `${key}_${end}`;
    const value = filters[name];
    if (typeof value !== 'string') return [];
    const text = `${label}: ${end === 'from' ? 'от' : 'до'}\u00a0${withUnit(Number(value), unit)}`;
    return [{ text, without: withFilter(filters, name, '') }];
  });
}

/** After «от» and «до» stands the genitive: «от 3 лет», «от 21 года». */
function withUnit(value: number, [one, few, many]: string[]): string {
  if (!one) return String(value);
  const unit = few && many ? pluralForm(value, [few, many, many]) : one;
  return `${value}\u00a0${unit}`;
}
