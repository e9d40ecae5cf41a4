import { between, chance, type Random } from '../random.ts';
import { yearsOf } from '../words.ts';

/** A child of whom a family tells; of several the eldest comes first. */
export interface Child {
  boy: boolean;
  years: number;
}

export function makeChild(random: Random, least: number, most: number): Child {
  return { boy: chance(random, 0.5), years: between(random, least, most) };
}

/** One child, often with an elder one whom the same help serves too. */
export function makeChildren(
  random: Random,
  [least, most]: readonly [least: number, most: number],
  secondShare: number,
): Child[] {
  const younger = makeChild(random, least, most);
  if (!chance(random, secondShare) || younger.years + 2 > most) return [younger];
  return [makeChild(random, younger.years + 2, Math.min(most, younger.years + 6)), younger];
}

const forms = {
  nominative: ['сын', 'дочь'],
  genitive: ['сына', 'дочери'],
  dative: ['сыну', 'дочери'],
  accusative: ['сына', 'дочь'],
  instrumental: ['сыном', 'дочерью'],
} as const;

/** «сын», «дочери»: the child in a case. */
export const child = ({ boy }: Child, grammar: keyof typeof forms) => forms[grammar][boy ? 0 : 1];

/** The right one of three forms: for a boy, for a girl, for several. */
export function ofChildren(children: readonly Child[], boy: string, girl: string, several: string) {
  if (children.length > 1) return several;
  return children[0]?.boy ? boy : girl;
}

/** «Сыну 8 лет», «Дочери 9 лет, сыну 5 лет», «У нас двое сыновей: 9 лет и 5 лет». */
export function agesSentence(children: readonly Child[]): string {
  const [first, second] = children;
  if (!first) return '';
  if (second && first.boy === second.boy) {
    const both = first.boy ? 'двое сыновей' : 'две дочери';
    return `У нас ${both}: ${yearsOf(first.years)} и ${yearsOf(second.years)}`;
  }
  return children
    .map((one, at) => {
      const whom = child(one, 'dative');
      return `${at === 0 ? whom.charAt(0).toUpperCase() + whom.slice(1) : whom} ${yearsOf(one.years)}`;
    })
    .join(', ');
}

/** The class of a school in which children of the age sit; 0 before school. */
export const gradeOf = (years: number) => Math.max(0, Math.min(11, years - 6));

const ordinals = [
  ['первый', 'первом'],
  ['второй', 'втором'],
  ['третий', 'третьем'],
  ['четвёртый', 'четвёртом'],
  ['пятый', 'пятом'],
  ['шестой', 'шестом'],
  ['седьмой', 'седьмом'],
  ['восьмой', 'восьмом'],
  ['девятый', 'девятом'],
  ['десятый', 'десятом'],
  ['одиннадцатый', 'одиннадцатом'],
] as const;

/** «в пятом классе» */
export const inGrade = (grade: number) => `в ${ordinals[grade - 1]?.[1] ?? 'первом'} классе`;

const agesOfForm = [
  ['toddler', 3],
  ['preschool', 7],
  ['school', 12],
  ['teen', 99],
] as const;

/** Values of the questions about the age of children, each once, the smallest first. */
export function ageWords(children: readonly Child[]): string[] {
  const words = new Set(
    children.map(({ years }) => agesOfForm.find(([, until]) => years < until)?.[0] ?? 'teen'),
  );
  return agesOfForm.map(([word]) => word).filter((word) => words.has(word));
}
