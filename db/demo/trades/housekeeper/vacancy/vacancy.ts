import { type Draft, emptyDraft } from '#contract/drafts.ts';
import * as common from '#db/demo/household-phrases.ts';
import { paidHours } from '#db/demo/household.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { type Part, tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { makeAnswers } from './answers.ts';
import type { Home } from './home.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, home: Home, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, home, now, questions),
    title: chance(random, 0.93) ? deal(titles, home) : null,
    city: home.locality.slug,
    place: home.place,
    about: tell(source, home, story),
    pay: payFor(random, {
      hour: home.locality.hour * effortOf(home),
      mode: home.mode,
      ...paidHours(home),
      ranges: 0.5,
    }),
    answers: makeAnswers(random, home),
  };
}

const effortOf = ({ cooking, area, mode }: Home) =>
  0.82 +
  (cooking.length > 0 ? 0.08 : 0) +
  (area > 200 ? 0.05 : 0) +
  (mode === 'one_off' ? 0.08 : 0);

const story: readonly (readonly Part<Home>[])[] = [
  [{ pool: phrases.openings, share: 0.6 }, { pool: phrases.homes }, { pool: phrases.needs }],
  [{ topics: phrases.tasks, count: [2, 3] }],
  [
    { pool: phrases.wishes, share: 0.8 },
    { pool: common.wishes, share: 0.3 },
    { pool: common.petsAtHome, share: 0.5 },
    { pool: common.conditions, share: 0.35 },
    { pool: common.closings, share: 0.65 },
  ],
];

const titles: Pool<Home> = [
  (h) => (h.mode === 'one_off' ? null : 'Домработница'),
  (h) => (h.home === 'flat' && h.mode !== 'one_off' ? 'Домработница в квартиру' : null),
  (h) => (h.home === 'flat' || h.mode === 'one_off' ? null : `Домработница в дом ${h.area} м²`),
  (h) => (h.visits === 'weekly' ? 'Уборка раз в неделю' : null),
  (h) =>
    h.visits === 'several'
      ? `Помощь по дому ${h.days.length === 2 ? 'два' : 'три'} раза в неделю`
      : null,
  (h) => (h.visits === 'monthly' ? 'Уборка раз или два в месяц' : null),
  (h) => (h.mode === 'full' ? 'Домработница на полный день' : null),
  (h) => (h.mode === 'part' ? 'Домработница на полдня, будни' : null),
  (h) => (h.mode === 'live_in' ? 'Домработница с проживанием' : null),
  (h) => (h.cooking.includes('daily') ? 'Домработница с готовкой' : null),
  (h) => (h.ironing.length > 1 && h.home === 'flat' ? 'Уборка и глажка' : null),
  (h) => (h.mode === 'one_off' && h.cleaning[0] === 'general' ? 'Генеральная уборка' : null),
  (h) => (h.mode === 'one_off' && h.cleaning[0] === 'after_repair' ? 'Уборка после ремонта' : null),
  (h) => (h.mode === 'one_off' && h.cleaning[0] === 'moving' ? 'Уборка перед переездом' : null),
];

const questions: Pool<Home> = [
  (h) => `Сколько времени у вас займёт такая ${h.home === 'flat' ? 'квартира' : 'уборка'}?`,
  'Чем вы обычно моете полы и кухню?',
  (h) => (h.ironing.includes('shirts') ? 'Умеете ли вы гладить рубашки?' : null),
  (h) => (h.cooking.length > 0 ? 'Что вы обычно готовите на ужин?' : null),
  (h) => (h.supplies === 'own' ? 'Какие средства вы привозите с собой?' : null),
  (h) => (h.pets === 'dog' ? 'Как вы относитесь к собакам?' : null),
  (h) => (h.keys ? 'Приходилось ли вам работать, когда хозяев нет дома?' : null),
];
