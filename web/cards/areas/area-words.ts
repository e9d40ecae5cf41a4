import { countedAtMost } from '#contract/card-search.ts';
import type { CardKind, CategoryForms } from '#contract/categories.ts';
import type { City } from '#contract/places.ts';
import { capitalize, countOf, type NumeralForms } from '#contract/russian.ts';

export const areaNames: Record<CardKind, string> = { resume: 'Анкеты', vacancy: 'Вакансии' };

const counted: Record<CardKind, NumeralForms> = {
  resume: ['анкета', 'анкеты', 'анкет'],
  vacancy: ['вакансия', 'вакансии', 'вакансий'],
};

/** «21 анкета»; what was not counted to its end is «около 4 300 анкет», «более 10 000 анкет». */
export function cardsCount(kind: CardKind, total: number, isExact = true): string {
  const text = countOf(total, isExact ? counted[kind] : lastForm(counted[kind]));
  if (isExact) return text;
  return total < countedAtMost ? `около ${text}` : `более ${text}`;
}

/** The object of a verb: «Показать 21 анкету». */
export function cardsAsObject(kind: CardKind, total: number, isExact = true): string {
  const [, few, many] = counted[kind];
  const one = kind === 'resume' ? 'анкету' : 'вакансию';
  return isExact ? countOf(total, [one, few, many]) : cardsCount(kind, total, isExact);
}

const lastForm = ([, , many]: NumeralForms): NumeralForms => [many, many, many];

export interface AreaPlace {
  kind: CardKind;
  category: { forms: CategoryForms } | null;
  city: Pick<City, 'prepositional'> | null;
  /** The one station that was asked for. */
  metro?: { name: string } | null | undefined;
}

/** «Няни в Москве», «Работа няней у метро Сокол», «Помощники для семьи». */
export function headingOf({ kind, category, city, metro }: AreaPlace): string {
  const who = whoOf(kind, category, city !== null);
  if (metro) return `${who} у метро ${metro.name}`;
  return city ? `${who} ${city.prepositional}` : who;
}

function whoOf(kind: CardKind, category: AreaPlace['category'], hasCity: boolean): string {
  if (kind === 'resume') return category ? capitalize(category.forms.many) : 'Помощники для семьи';
  if (category) return `Работа ${category.forms.instrumental}`;
  return hasCity ? 'Работа помощником' : 'Вакансии помощников';
}

/** A heading for those who do not see the page: stations of several cities have one name. */
export function fullHeadingOf(place: AreaPlace & { city: Pick<City, 'name'> | null }): string {
  const heading = headingOf(place);
  return place.metro && place.city ? `${heading}, ${place.city.name}` : heading;
}

/** A result page shows about so much; a count that would be cut off is left out. */
const titleAtMost = 75;

export function titleOf(heading: string, count: string | null): string {
  const title = count === null ? heading : `${heading}: ${count}`;
  return title.length > titleAtMost ? heading : title;
}

/** For the result page of a search engine; there are no cards without a count. */
export function descriptionOf(
  { kind, heading }: { kind: CardKind; heading: string },
  count: string | null,
): string {
  if (count === null) return `${heading}. ${nobodyYet[kind]}`;
  return kind === 'resume'
    ? `${heading}: ${count} с опытом, расписанием и оплатой. Выберите помощника по условиям своей семьи.`
    : `${heading}: ${count} от семей с оплатой, расписанием и обязанностями. Найдите работу рядом с домом.`;
}

const nobodyYet: Record<CardKind, string> = {
  resume: 'Здесь пока нет анкет: посмотрите соседние города или другие категории помощников.',
  vacancy: 'Здесь пока нет вакансий: посмотрите соседние города или другие категории работы.',
};

/** «Няни и работа няней в Нижнем Новгороде»; of several categories none is named. */
export function cityHeading(
  city: Pick<City, 'prepositional'>,
  categories: readonly { forms: CategoryForms }[],
): string {
  const [first, ...others] = categories;
  const what =
    first && others.length === 0
      ? `${capitalize(first.forms.many)} и работа ${first.forms.instrumental}`
      : 'Помощники для семьи и работа помощником';
  return `${what} ${city.prepositional}`;
}
