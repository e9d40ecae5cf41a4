import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { type Part, tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { makeAnswers } from './answers.ts';
import type { Estate } from './estate.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, estate: Estate, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, estate, now, questions),
    title: chance(random, 0.93) ? deal(titles, estate) : null,
    city: estate.locality.slug,
    place: estate.place,
    about: tell(source, estate, story),
    pay: payFor(random, {
      hour: estate.locality.hour * effortOf(estate),
      mode: 'live_in',
      units: ['month'],
      ranges: 0.5,
    }),
    answers: makeAnswers(random, estate),
  };
}

const effortOf = ({ presence, area }: Estate) =>
  1.3 + (presence === 'always' ? 0.15 : 0) + (area > 450 ? 0.15 : 0);

const story: readonly (readonly Part<Estate>[])[] = [
  [
    { pool: phrases.openings, share: 0.6 },
    { pool: phrases.estates },
    { pool: phrases.presence, share: 0.9 },
  ],
  [{ topics: phrases.tasks, count: [2, 4] }],
  [
    { pool: phrases.offers, count: [1, 2] },
    { pool: phrases.wishes, share: 0.6 },
    { pool: phrases.closings, share: 0.6 },
  ],
];

const titles: Pool<Estate> = [
  'Семейная пара в загородный дом',
  'Семейная пара с проживанием',
  (e) => `Семейная пара в дом ${e.area} м²`,
  (e) => (e.presence === 'rarely' ? 'Семейная пара: присмотр за домом круглый год' : null),
  (e) => (e.presence === 'weekends' ? 'Семейная пара, хозяева бывают по выходным' : null),
  (e) => (e.cooking.length > 0 ? 'Семейная пара: дом, кухня и сад' : null),
  (e) => (e.housing === 'house' ? 'Семейная пара, отдельный домик' : null),
  (e) => (e.outdoor.includes('trees') ? 'Пара в дом с садом' : null),
];

const questions: Pool<Estate> = [
  'Сколько лет вы работаете вместе?',
  'Как вы делите обязанности?',
  (e) => (e.engineering.includes('boiler') ? 'Приходилось ли вам обслуживать котёл?' : null),
  (e) => (e.cooking.length > 0 ? 'Кто из вас готовит и что?' : null),
  'Почему вы уехали с последнего места?',
  (e) => (e.driving === 'both' ? 'Какие у вас права и стаж?' : null),
];
