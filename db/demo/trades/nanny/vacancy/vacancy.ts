import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { paidHours } from '#db/demo/household.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Phrase, Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { placeWhere } from '#db/demo/words.ts';
import { tellAbout } from './about.ts';
import { makeAnswers } from './answers.ts';
import { forTitle } from './children.ts';
import type { Family } from './family.ts';

export function makeVacancy(source: Source, family: Family, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, family, now, questions),
    title: chance(random, 0.93) ? deal(titles, family) : null,
    city: family.locality.slug,
    place: family.place,
    about: tellAbout(source, family),
    pay: payFor(random, {
      hour: family.locality.hour * effortOf(family),
      mode: family.mode,
      ...paidHours(family),
      ranges: 0.6,
    }),
    answers: makeAnswers(random, family),
  };
}

const effortOf = ({ children, english, drives }: Family) =>
  0.95 + (children.length - 1) * 0.12 + (english ? 0.2 : 0) + (drives ? 0.12 : 0);

/** What only those who look for a nanny ask. */
const questions: Pool<Family> = [
  'Что вы делаете, когда ребёнок не хочет спать?',
  'С детьми какого возраста вы работали в последней семье?',
  'Как вы поступаете, если ребёнок упал и плачет?',
  'Чем займёте ребёнка в дождливый день?',
  (f) => (f.children.length > 1 ? 'Приходилось ли вам быть сразу с двумя детьми?' : null),
  (f) => (f.children.some(({ months }) => months < 12) ? 'Есть ли опыт с грудными детьми?' : null),
  (f) => (f.children.some(({ months }) => months >= 84) ? 'Поможете ли с уроками?' : null),
  (f) => (f.feature === 'allergy' ? 'Знаете ли вы, что делать при аллергии?' : null),
  (f) => (f.drives ? 'Какой у вас водительский стаж?' : null),
  (f) => (f.pets === 'dog' ? 'Как вы относитесь к собакам?' : null),
];

const titles: readonly Phrase<Family>[] = [
  (f) => `Няня ${forTitle(f)}`,
  (f) => `Ищем няню ${forTitle(f)}`,
  (f) => (f.need === 'full' ? 'Няня на полный день' : null),
  (f) => (f.need === 'full' && f.term === 'permanent' ? 'Няня на будни, постоянно' : null),
  (f) =>
    f.need === 'full' && f.place?.startsWith('м. ') ? `Няня в семью ${placeWhere(f.place)}` : null,
  (f) =>
    f.need === 'after_school'
      ? `Няня на полдня: забирать из ${(f.children[0]?.months ?? 0) >= 84 ? 'школы' : 'сада'}`
      : null,
  (f) => (f.need === 'after_school' ? 'Няня на вторую половину дня' : null),
  (f) => (f.need === 'hourly' ? 'Няня на несколько часов в неделю' : null),
  (f) => (f.need === 'hourly' && f.hours[1] >= 20 ? 'Няня на вечер' : null),
  (f) => (f.need === 'weekends' ? 'Няня выходного дня' : null),
  (f) => (f.need === 'live_in' ? 'Няня с проживанием' : null),
  (f) => (f.need === 'help_mother' ? 'Помощь маме с малышом' : null),
  (f) => (f.english ? 'Няня с английским языком' : null),
  (f) => (f.drives ? 'Няня с автомобилем' : null),
];
