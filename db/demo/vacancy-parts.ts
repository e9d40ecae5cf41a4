import type { Household } from './household.ts';
import { dealSeveral, type Phrase, type Pool, type Source } from './phrases.ts';
import { between, chance, pick, type Random } from './random.ts';

/** Parts of a draft that every vacancy fills in the same way. */
export function vacancyParts<Facts extends Household>(
  { random, deal }: Source,
  facts: Facts,
  now: Date,
  /** Questions that only this trade asks. */
  ownQuestions: Pool<Facts>,
) {
  const own = dealSeveral(deal, ownQuestions, facts, pick(random, [0, 0, 1, 1, 2]));
  const common = dealSeveral(deal, commonQuestions, facts, pick(random, [0, 0, 1]));
  return {
    address: chance(random, 0.4) ? makeAddress(random, facts) : null,
    questions: [...own, ...common],
    closes_on: chance(random, 0.25)
      ? closingDay(random, now, facts.mode === 'one_off' ? 21 : 120)
      : null,
  };
}

/** A day in one week or later. */
function closingDay(random: Random, now: Date, most: number): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + between(random, 7, most));
  return day.toISOString().slice(0, 10);
}

const lasting =
  (question: string): Phrase<Household> =>
  ({ mode }) =>
    mode === 'one_off' ? null : question;

const commonQuestions: Pool<Household> = [
  lasting('Почему закончилась ваша последняя работа?'),
  'Сколько времени вам ехать до нас?',
  'Когда вы могли бы прийти познакомиться?',
  lasting('На какой срок вы ищете работу?'),
  'Можно ли поговорить с кем-нибудь, у кого вы работали?',
  'Есть ли дни и часы, в которые вы точно не можете?',
  lasting('Что для вас важно в семье, где вы работаете?'),
];

/** Streets that every Russian town has. */
const streets = ['Садовая', 'Школьная', 'Парковая', 'Гагарина', 'Мира', 'Победы', 'Лесная'];

/** Only a flat has a number of its own; of a country house people tell the way. */
function makeAddress(random: Random, { home }: Household): string | null {
  const house = `улица ${pick(random, streets)}, ${between(random, 1, 90)}`;
  if (home === 'country') return null;
  return home === 'flat' ? `${house}, квартира ${between(random, 1, 140)}` : house;
}
