import { type Draft, emptyDraft } from '#contract/drafts.ts';
import * as common from '#db/demo/household-phrases.ts';
import { paidHours } from '#db/demo/household.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { type Part, tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { makeAnswers } from './answers.ts';
import type { Family } from './family.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, family: Family, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, family, now, questions),
    title: chance(random, 0.93) ? deal(titles, family) : null,
    city: family.locality.slug,
    place: family.place,
    about: tell(source, family, story),
    pay: payFor(random, {
      hour: family.locality.hour * effortOf(family),
      mode: family.mode,
      ...paidHours(family),
      ranges: 0.5,
    }),
    answers: makeAnswers(random, family),
  };
}

const effortOf = ({ mobility, night, injects }: Family) =>
  0.72 +
  (mobility === 'bedridden' || mobility === 'sits' ? 0.1 : 0) +
  (night === 'several' || night === 'awake' ? 0.06 : 0) +
  (injects ? 0.04 : 0);

const story: readonly (readonly Part<Family>[])[] = [
  [
    { pool: phrases.openings, share: 0.55 },
    { pool: phrases.wards },
    { pool: phrases.conditions, share: 0.85 },
  ],
  [
    { topics: phrases.tasks, count: [1, 3] },
    { pool: phrases.times, share: 0.8 },
    { pool: phrases.nights, share: 0.6 },
  ],
  [
    { pool: phrases.wishes, share: 0.7 },
    { pool: common.wishes, share: 0.3 },
    { pool: common.petsAtHome, share: 0.35 },
    { pool: common.conditions, share: 0.4 },
    { pool: common.closings, share: 0.7 },
  ],
];

const titles: Pool<Family> = [
  (f) => `Сиделка для ${f.ward.genitive}`,
  (f) => (f.mode === 'live_in' ? `Сиделка с проживанием для ${f.ward.genitive}` : null),
  (f) => (f.mode === 'live_in' ? 'Сиделка с проживанием' : null),
  (f) => (f.mode === 'nights' ? 'Сиделка на ночь' : null),
  (f) => (f.mode === 'shifts' ? 'Вторая сиделка, смены' : null),
  (f) => (f.mode === 'full' ? 'Сиделка на будни, день' : null),
  (f) => (f.mode === 'part' ? 'Сиделка на полдня' : null),
  (f) => (f.mode === 'hourly' ? 'Сиделка на несколько часов в неделю' : null),
  (f) => (f.mode === 'weekends' ? 'Сиделка на выходные' : null),
  (f) => (f.condition === 'dementia' ? 'Сиделка, есть деменция' : null),
  (f) => (f.condition === 'stroke' ? 'Сиделка после инсульта' : null),
  (f) => (f.mobility === 'bedridden' ? 'Сиделка к лежачему человеку' : null),
  (f) => (f.mobility === 'wheelchair' ? 'Помощь человеку в коляске' : null),
];

const questions: Pool<Family> = [
  'Ухаживали ли вы за человеком с таким же состоянием?',
  'Что вы сделаете, если подопечный откажется от лекарств?',
  'Как вы поступите, если человек упал?',
  (f) => (f.condition === 'dementia' ? 'Как вы успокаиваете человека с деменцией?' : null),
  (f) => (f.mobility === 'bedridden' ? 'Как вы меняете постель лежачему человеку?' : null),
  (f) => (f.injects ? 'Умеете ли вы делать внутримышечные уколы?' : null),
  (f) => (f.night === 'several' ? 'Готовы ли вы вставать по ночам?' : null),
  (f) => (f.mode === 'live_in' ? 'Сколько дней подряд вы можете жить с подопечным?' : null),
];
