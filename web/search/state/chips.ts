import { freshnesses, freshnessText } from '#contract/freshness.ts';
import { payUnitNames, type PayUnit } from '#contract/pay.ts';
import type { Place } from '#contract/places.ts';
import { countOf, formatMoney, pluralForm } from '#contract/russian.ts';
import { weekText } from '#contract/week-text.ts';
import type { FilterDefinition } from '#contract/filter-definitions.ts';
import { allKey, chosenOf, type Filters } from '#contract/search-filters.ts';
import { withFilter, withWords } from './search-state.ts';

/** One thing chosen, and what is left without it. */
export interface ChosenChip {
  /** One among the chips. */
  id: string;
  text: string;
  without: Filters;
}

interface Chosen {
  filters: Filters;
  definitions: FilterDefinition[];
  /** At least those that are chosen. */
  places: Place[];
}

/** Sorting is not a filter: it hides nothing. */
export function chipsOf({ filters, definitions, places }: Chosen): ChosenChip[] {
  return [
    ...wordChips(filters),
    ...(['metro', 'district'] as const).flatMap((kind) =>
      placeChips(
        filters,
        places.filter(
          (place) => place.kind === kind && chosenOf(filters, kind).includes(place.slug),
        ),
      ),
    ),
    ...payChips(filters),
    ...yesChips(filters),
    ...freshnesses
      .filter((one) => one === filters['fresh'])
      .map((one) => chip('fresh', freshnessText(one), withFilter(filters, 'fresh', ''))),
    ...definitions.flatMap((one) => attributeChips(filters, one)),
  ];
}

const chip = (id: string, text: string, without: Filters): ChosenChip => ({ id, text, without });

function wordChips(filters: Filters): ChosenChip[] {
  const words = filters['q'];
  if (typeof words !== 'string') return [];
  return [chip('q', `слова: ${words}`, withWords({ ...filters, q: '' }))];
}

/** A chip each would fill a phone's screen. */
const placesApart = 3;

/** Chosen places of one kind. */
function placeChips(filters: Filters, chosen: Place[]): ChosenChip[] {
  const [first] = chosen;
  if (first && chosen.length > placesApart) {
    const text = `${first.label} и ещё ${chosen.length - 1}`;
    return [chip(first.kind, text, withFilter(filters, first.kind, []))];
  }
  return chosen.map(({ kind, slug, label }) =>
    chip(`${kind}:${slug}`, label, without(filters, kind, slug)),
  );
}

function without(filters: Filters, key: string, value: string): Filters {
  return withFilter(
    filters,
    key,
    chosenOf(filters, key).filter((one) => one !== value),
  );
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
    chips.push(chip(name, text, withFilter(filters, name, '')));
  }
  if (typeof unit === 'string') {
    const text = `оплата ${payUnitNames[unit as PayUnit]}`;
    chips.push(chip('pay_unit', text, withFilter(filters, 'pay_unit', '')));
  }
  return chips;
}

const yesTexts = [
  ['photo', 'с фото'],
  ['passport', 'паспорт проверен'],
] as const;

function yesChips(filters: Filters): ChosenChip[] {
  return yesTexts
    .filter(([key]) => filters[key])
    .map(([key, text]) => chip(key, text, withFilter(filters, key, '')));
}

const marks = ['отметка', 'отметки', 'отметок'] as const;
const lettersInChip = 40;

function weekChipText(label: string, chosen: readonly string[]): string {
  const text = weekText(chosen);
  return text.length > lettersInChip ? `${label}: ${countOf(chosen.length, marks)}` : text;
}

function attributeChips(filters: Filters, definition: FilterDefinition): ChosenChip[] {
  const { key, label, type, options } = definition;
  if (type === 'number' || type === 'range') return boundChips(filters, definition);
  const chosen = chosenOf(filters, key);
  if (chosen.length === 0) return [];
  if (type === 'week' || type === 'yes_no') {
    const text = type === 'week' ? weekChipText(label, chosen) : label;
    return [chip(key, text, withFilter(filters, key, []))];
  }
  return [
    ...options
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label: text }) => chip(`${key}:${value}`, text, without(filters, key, value))),
    ...(filters[allKey(key)]
      ? [chip(allKey(key), `${label}: все сразу`, withFilter(filters, allKey(key), ''))]
      : []),
  ];
}

function boundChips(filters: Filters, { key, label, unit }: FilterDefinition): ChosenChip[] {
  return (['from', 'to'] as const).flatMap((end) => {
    const name = `${key}_${end}`;
    const value = filters[name];
    if (typeof value !== 'string') return [];
    const text = `${label}: ${end === 'from' ? 'от' : 'до'}\u00a0${withUnit(Number(value), unit)}`;
    return [chip(name, text, withFilter(filters, name, ''))];
  });
}

/** After «от» and «до» stands the genitive: «от 3 лет», «от 21 года». */
function withUnit(value: number, [one, few, many]: string[]): string {
  if (!one) return String(value);
  const unit = few && many ? pluralForm(value, [few, many, many]) : one;
  return `${value}\u00a0${unit}`;
}
