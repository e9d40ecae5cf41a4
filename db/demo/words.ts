import { pluralForm } from '#contract/russian.ts';

/** «год», «3 года», «12 лет». */
export const yearsOf = (count: number) =>
  count === 1 ? 'год' : `${count} ${pluralForm(count, ['год', 'года', 'лет'])}`;

/** «последний год», «последние 3 года». */
export const lastYears = (count: number) =>
  count === 1 ? 'последний год' : `последние ${yearsOf(count)}`;

const inFamilies = [
  'в одной семье',
  'в двух семьях',
  'в трёх семьях',
  'в четырёх семьях',
  'в пяти семьях',
  'в шести семьях',
  'в семи семьях',
  'в восьми семьях',
];

/** «в трёх семьях»; many are not counted. */
export const familiesWhere = (count: number) => inFamilies[count - 1] ?? 'во многих семьях';

/** «8 месяцев», «год и 2 месяца», «полтора года», «4 года»: how old a child is. */
export function childAge(months: number): string {
  const rest = months % 12;
  const monthsOf = (count: number) =>
    `${count} ${pluralForm(count, ['месяц', 'месяца', 'месяцев'])}`;
  if (months < 12) return monthsOf(months);
  if (months === 18) return 'полтора года';
  if (months < 24) return rest === 0 ? 'год' : `год и ${monthsOf(rest)}`;
  if (months === 30) return 'два с половиной года';
  return yearsOf(Math.floor(months / 12));
}

/** «8 месяцев», «полутора лет», «4 лет»: for a child of what age. */
export function childAgeGenitive(months: number): string {
  if (months < 12) return `${months} ${months === 1 ? 'месяца' : 'месяцев'}`;
  if (months < 16) return 'одного года';
  return months < 24 ? 'полутора лет' : `${Math.floor(months / 12)} лет`;
}

/** Where a place of a card is: «у метро «Сокол»», «в Невском районе», «в районе Сокол». */
export function placeWhere(place: string | null): string | null {
  if (place === null) return null;
  if (place.startsWith('м. ')) return `у метро «${place.slice(3)}»`;
  if (place.startsWith('район ')) return `в районе ${place.slice(6)}`;
  return `в ${place.replace(/(?:ий|ый|ой) район$/, 'ом районе')}`;
}

/** «хлеб, соль и вода». */
export function listed(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} и ${items.at(-1) ?? ''}`;
}
