import type { AttributeDefinition } from '#contract/attributes.ts';
import type { CardKind, CategoryForms } from '#contract/categories.ts';
import { freshnesses, freshnessText } from '#contract/freshness.ts';
import { type PayUnit, payUnitNames } from '#contract/pay.ts';
import type { Place } from '#contract/places.ts';
import { capitalize, countOf, formatMoney } from '#contract/russian.ts';
import type { SavedQuery } from '#contract/saved-searches.ts';

interface Asked {
  kind: CardKind;
  query: SavedQuery;
  forms: CategoryForms | null;
  /** «в Казани» */
  cityPrepositional: string | null;
  places: readonly Place[];
  definitions: readonly AttributeDefinition[];
}

const wordsAtMost = 300;

/** «Няня в Казани, с проживанием, от 400 ₽ в час». */
export function wordsOf(asked: Asked): string {
  const parts = [
    ...placeParts(asked),
    ...payParts(asked.query),
    ...(asked.query['photo'] ? ['с фото'] : []),
    ...(asked.query['passport'] ? ['паспорт проверен'] : []),
    ...freshnesses.filter((one) => one === asked.query['fresh']).map(freshnessText),
    ...asked.definitions.flatMap((one) => answerParts(asked.query, one)),
    ...(asked.query['q'] ? [`«${String(asked.query['q'])}»`] : []),
  ];
  const text = [who(asked), ...parts].join(', ');
  return text.length > wordsAtMost ? `${text.slice(0, wordsAtMost - 1).trimEnd()}…` : text;
}

const all: Record<CardKind, string> = { resume: 'Все анкеты', vacancy: 'Все вакансии' };

function who({ kind, forms, cityPrepositional: where }: Asked): string {
  if (!forms) return where ? `${all[kind]} ${where}` : all[kind];
  const what = kind === 'resume' ? capitalize(forms.one) : `Работа ${forms.instrumental}`;
  return where ? `${what} ${where}` : what;
}

function placeParts({ query, places }: Asked): string[] {
  return places
    .filter(({ kind, slug }) => query[kind]?.includes(slug))
    .map(({ kind, name, label }) => (kind === 'metro' ? `у метро ${name}` : label));
}

function payParts({ pay_from: from, pay_to: to, pay_unit: unit }: SavedQuery): string[] {
  const sums = [
    ...(from ? [`от\u00a0${formatMoney(Number(from) * 100)}`] : []),
    ...(to ? [`до\u00a0${formatMoney(Number(to) * 100)}`] : []),
  ].join(' ');
  const each = unit ? payUnitNames[unit as PayUnit] : '';
  if (sums) return [each ? `${sums} ${each}` : sums];
  return each ? [`оплата ${each}`] : [];
}

const times = ['отметка', 'отметки', 'отметок'] as const;

function answerParts(query: SavedQuery, definition: AttributeDefinition): string[] {
  const { key, label, type, options } = definition;
  if (type === 'number' || type === 'range') return boundParts(query, definition);
  const chosen = query[key];
  if (chosen === undefined) return [];
  if (type === 'yes_no') return [chosen === 'no' ? `${lower(label)}: нет` : lower(label)];
  if (type === 'week') return [`${lower(label)}: ${countOf(chosen.length, times)}`];
  return options.filter(({ value }) => chosen.includes(value)).map((one) => lower(one.label));
}

function boundParts(query: SavedQuery, { key, label, unit }: AttributeDefinition): string[] {
  const bounds = (['from', 'to'] as const).flatMap((end) => {
    const value = query[`${key}_${end}`];
    if (value === undefined) return [];
    return [
      `${end === 'from' ? 'от' : 'до'}\u00a0${String(value)}${unitAfter(Number(value), unit)}`,
    ];
  });
  return bounds.length > 0 ? [`${lower(label)} ${bounds.join(' ')}`] : [];
}

/** After «от» and «до» stands the genitive: «от 3 лет», «от 21 года». */
function unitAfter(value: number, [one, few, many]: string[]): string {
  if (!one) return '';
  const isOne = value % 10 === 1 && value % 100 !== 11;
  return `\u00a0${(isOne ? few : many) ?? one}`;
}

/** «Английский» → «английский», but «ДМС» as it is. */
function lower(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
