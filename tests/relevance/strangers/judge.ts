import type { Answers } from '#contract/attributes.ts';
import type { CardKind } from '#contract/categories.ts';
import { cardCalls } from '#contract/card-calls.ts';
import type { PayUnit } from '#contract/pay.ts';
import type { TestApp } from '#tests/harness/app.ts';

/** What somebody who typed a query would call a right answer, by the columns of the cards. */
export interface Meaning {
  kind?: CardKind;
  /** Any of these. */
  categories?: string[];
  city?: string;
  /** Any of these. */
  cities?: string[];
  /** Cards with any of these terms come first; the rest only have to be of the work and the city. */
  place?: string[];
  /** Terms that every card has. */
  has?: string[];
  /** Of each group every card has one at least. */
  oneOf?: string[][];
  /** Terms that none has. */
  lacks?: string[];
  /** Least and greatest answer. */
  numbers?: Record<string, [least: number, greatest: number]>;
  /** Roubles. */
  pay?: { units: PayUnit[]; atMost?: number; atLeast?: number };
}
export type Question = [typed: string, meaning: Meaning];

export type JudgedCards = Map<string, JudgedCard>;

interface JudgedCard {
  kind: CardKind;
  category: string;
  city: string;
  terms: Set<string>;
  numbers: Answers;
  least_pay: number | null;
  most_pay: number | null;
  pay_unit: PayUnit | null;
}

/** Every card that a guest can see, by its slug. */
export async function judgedCards({ db }: TestApp): Promise<JudgedCards> {
  const rows = await db
    .selectFrom('cards')
    .innerJoin('categories', 'categories.id', 'cards.category_id')
    .innerJoin('cities', 'cities.id', 'cards.city_id')
    .select(['cards.slug', 'cards.kind', 'categories.slug as category', 'cities.slug as city'])
    .select(['terms', 'numbers', 'least_pay', 'most_pay', 'pay_unit'])
    .where('state', '=', 'published')
    .execute();
  return new Map(rows.map(({ slug, terms, ...row }) => [slug, { ...row, terms: new Set(terms) }]));
}

const firstCards = 5;

/**
 * Null when the first cards are what was asked for. Where fewer than five such cards exist, all of
 * them must come first: an answer that has not found them is wrong too.
 */
export async function faultIn(
  app: TestApp,
  cards: JudgedCards,
  [q, meaning]: Question,
): Promise<string | null> {
  const right = new Set<string>();
  for (const [slug, card] of cards) if (isRight(card, meaning)) right.add(slug);
  if (right.size === 0) return `${q}: no such card exists`;
  const call = cardCalls[meaning.kind ?? 'resume'].search;
  const { status, data } = await app.visitor().call(call, { query: { q } });
  if (status !== 200) return `${q}: ${status}`;
  if (meaning.place) return faultNear(q, meaning, { cards, right, shown: data.data });
  const asked = Math.min(firstCards, right.size);
  const found = data.data.slice(0, asked).filter(({ slug }) => right.has(slug)).length;
  return found === asked ? null : `${q}: ${found} of ${asked} (${right.size} exist)`;
}

/** Whoever is at the place stands first, and nobody beside them is of other work or far away. */
function faultNear(
  q: string,
  { place, kind, categories, city }: Meaning,
  { cards, right, shown }: { cards: JudgedCards; right: Set<string>; shown: { slug: string }[] },
): string | null {
  const first = shown.slice(0, firstCards);
  const near = Math.min(firstCards, right.size);
  const foundNear = first.slice(0, near).filter(({ slug }) => right.has(slug)).length;
  const far = first.filter(({ slug }) => {
    const card = cards.get(slug);
    return !card || !isRight(card, { kind, categories, city });
  });
  return foundNear === near && far.length === 0
    ? null
    : `${q}: ${foundNear} of ${near} at ${place?.join()}, ${far.length} elsewhere`;
}

function isRight(card: JudgedCard, meaning: Meaning): boolean {
  const { kind = 'resume', categories, city, cities } = meaning;
  const { place, has = [], oneOf = [], lacks = [] } = meaning;
  return (
    card.kind === kind &&
    (categories?.includes(card.category) ?? true) &&
    (city === undefined || card.city === city) &&
    (cities?.includes(card.city) ?? true) &&
    (place?.some((term) => card.terms.has(term)) ?? true) &&
    has.every((term) => card.terms.has(term)) &&
    oneOf.every((group) => group.some((term) => card.terms.has(term))) &&
    !lacks.some((term) => card.terms.has(term)) &&
    isWithin(card, meaning.numbers ?? {}) &&
    isPaid(card, meaning.pay)
  );
}

function isWithin({ numbers }: JudgedCard, asked: NonNullable<Meaning['numbers']>): boolean {
  return Object.entries(asked).every(([key, [least, greatest]]) => {
    const number = numbers[key];
    return typeof number === 'number' && number >= least && number <= greatest;
  });
}

function isPaid({ pay_unit, least_pay, most_pay }: JudgedCard, pay: Meaning['pay']): boolean {
  if (!pay) return true;
  if (!pay_unit || !pay.units.includes(pay_unit)) return false;
  const { atMost = Infinity, atLeast = 0 } = pay;
  return (least_pay ?? Infinity) <= atMost * 100 && (most_pay ?? 0) >= atLeast * 100;
}
