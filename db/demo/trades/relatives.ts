import { between, pick, type Random } from '#db/demo/random.ts';

/** The person who needs care, as the family calls them. */
export interface Relative {
  /** Value of «Кому нужна помощь»: a mother is nobody's grandmother to the writer. */
  kind: 'grandmother' | 'grandfather' | 'adult';
  woman: boolean;
  nominative: string;
  genitive: string;
  dative: string;
  instrumental: string;
  /** Of the writer, years older. */
  older: readonly [least: number, most: number];
}

type Words = [nominative: string, genitive: string, dative: string, instrumental: string];

const relative = (
  kind: Relative['kind'],
  woman: boolean,
  older: Relative['older'],
  words: Words,
): Relative => {
  const [nominative, genitive, dative, instrumental] = words;
  return { kind, woman, older, nominative, genitive, dative, instrumental };
};

const relatives: readonly Relative[] = [
  relative('adult', true, [24, 34], ['мама', 'мамы', 'маме', 'мамой']),
  relative('adult', true, [24, 34], ['мама', 'мамы', 'маме', 'мамой']),
  relative('grandmother', true, [44, 56], ['бабушка', 'бабушки', 'бабушке', 'бабушкой']),
  relative('adult', true, [20, 32], ['тётя', 'тёти', 'тёте', 'тётей']),
  relative('adult', false, [25, 36], ['папа', 'папы', 'папе', 'папой']),
  relative('grandfather', false, [46, 58], ['дедушка', 'дедушки', 'дедушке', 'дедушкой']),
];

const parents = relatives.filter(({ older: [least] }) => least < 40);

/** Whom a family writes about: the grandparents of elder people are not alive any more. */
export function pickRelative(random: Random, age: number): Relative & { age: number } {
  const one = pick(random, age > 46 ? parents : relatives);
  const years = Math.max(66, Math.min(97, age + between(random, ...one.older)));
  return { ...one, age: years };
}
