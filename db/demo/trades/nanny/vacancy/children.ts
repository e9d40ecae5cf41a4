import { childAge, childAgeGenitive, listed } from '#db/demo/words.ts';
import type { Family } from './family.ts';

const word = (boy: boolean) => (boy ? 'сын' : 'дочка');
const toWhom = (boy: boolean) => (boy ? 'сыну' : 'дочке');

/** «Сыну 2 года», «У нас двое детей: дочка (5 лет) и сын (полтора года)». */
export function childrenSentence({ children, twins }: Family): string {
  const [first, second] = children;
  if (!first) return '';
  if (!second) return `${first.boy ? 'Сыну' : 'Дочке'} ${childAge(first.months)}`;
  if (twins)
    return `У нас двойняшки, ${pairOf(first.boy, second.boy)}, им ${childAge(first.months)}`;
  if (first.boy === second.boy) {
    const [elder, younger] = [childAge(first.months), childAge(second.months)];
    return first.boy
      ? `У нас два сына: старшему ${elder}, младшему ${younger}`
      : `У нас две дочки: старшей ${elder}, младшей ${younger}`;
  }
  const each = children.map(({ boy, months }) => `${word(boy)} (${childAge(months)})`);
  return `У нас двое детей: ${listed(each)}`;
}

function pairOf(first: boolean, second: boolean): string {
  if (first && second) return 'два мальчика';
  return first || second ? 'мальчик и девочка' : 'две девочки';
}

/** «для мальчика 2 лет», as titles have it. */
export function forTitle({ children, twins }: Family): string {
  const [first, second] = children;
  if (twins) return 'для двойняшек';
  if (second) return 'для двоих детей';
  return first ? `для ${first.boy ? 'мальчика' : 'девочки'} ${childAgeGenitive(first.months)}` : '';
}

/** «сыну», «дочке», «детям». */
export const whom = ({ children }: Family) =>
  children.length > 1 ? 'детям' : toWhom(children[0]?.boy ?? true);

/** The right one of three forms: for a boy, for a girl, for several. */
export function ofChild({ children }: Family, boy: string, girl: string, several: string): string {
  if (children.length > 1) return several;
  return children[0]?.boy ? boy : girl;
}
