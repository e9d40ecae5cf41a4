import { dealSeveral, type Pool, type Source } from './phrases.ts';
import { between, chance, pick, type Random } from './random.ts';

/** Parts of a draft that every vacancy fills in the same way. */
export function vacancyParts<Facts>(
  { random, deal }: Source,
  facts: Facts,
  now: Date,
  /** Questions that only this trade asks. */
  ownQuestions: Pool<Facts>,
) {
  const own = dealSeveral(deal, ownQuestions, facts, pick(random, [0, 0, 1, 1, 2]));
  const common = dealSeveral(deal, commonQuestions, facts, pick(random, [0, 0, 1]));
  return {
    address: chance(random, 0.4) ? makeAddress(random) : null,
    questions: [...own, ...common],
    closes_on: chance(random, 0.25) ? closingDay(random, now) : null,
  };
}

/** A day in one week to four months. */
function closingDay(random: Random, now: Date): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() + between(random, 7, 120));
  return day.toISOString().slice(0, 10);
}

const commonQuestions: Pool<unknown> = [
  'Почему закончилась ваша последняя работа?',
  'Сколько времени вам ехать до нас?',
  'Когда вы могли бы прийти познакомиться?',
  'На какой срок вы ищете работу?',
  'Можно ли поговорить с кем-нибудь, у кого вы работали?',
  'Есть ли дни и часы, в которые вы точно не можете?',
  'Что для вас важно в семье, где вы работаете?',
];

/** Streets that every Russian town has. */
const streets = ['Садовая', 'Школьная', 'Парковая', 'Гагарина', 'Мира', 'Победы', 'Лесная'];

const makeAddress = (random: Random) =>
  `улица ${pick(random, streets)}, ${between(random, 1, 90)}, квартира ${between(random, 1, 140)}`;
