import { between, pick, type Random } from '#db/demo/random.ts';

/** The person who needs care, as the family calls them. */
export interface Relative {
  /** Value of «Кому нужна помощь». */
  kind: 'grandmother' | 'grandfather';
  nominative: string;
  genitive: string;
  dative: string;
  instrumental: string;
  /** Of the writer, years older. */
  older: readonly [least: number, most: number];
}

type Words = [nominative: string, genitive: string, dative: string, instrumental: string];

const relative = (kind: Relative['kind'], older: Relative['older'], words: Words): Relative => {
  const [nominative, genitive, dative, instrumental] = words;
  return { kind, older, nominative, genitive, dative, instrumental };
};

const relatives: readonly Relative[] = [
  relative('grandmother', [24, 34], ['мама', 'мамы', 'маме', 'мамой']),
  relative('grandmother', [24, 34], ['мама', 'мамы', 'маме', 'мамой']),
  relative('grandmother', [44, 56], ['бабушка', 'бабушки', 'бабушке', 'бабушкой']),
  relative('grandmother', [20, 32], ['тётя', 'тёти', 'тёте', 'тётей']),
  relative('grandfather', [25, 36], ['папа', 'папы', 'папе', 'папой']),
  relative('grandfather', [46, 58], ['дедушка', 'дедушки', 'дедушке', 'дедушкой']),
];

const parents = relatives.filter(({ older: [least] }) => least < 40);

/** Whom a family writes about: the grandparents of elder people are not alive any more. */
export function pickRelative(random: Random, age: number): Relative & { age: number } {
  const one = pick(random, age > 46 ? parents : relatives);
  const years = Math.max(66, Math.min(97, age + between(random, ...one.older)));
  return { ...one, age: years };
}
