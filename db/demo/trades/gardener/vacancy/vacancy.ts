import { type Draft, emptyDraft } from '#contract/drafts.ts';
import * as common from '#db/demo/household-phrases.ts';
import { paidHours } from '#db/demo/household.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { type Part, tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { makeAnswers } from './answers.ts';
import * as phrases from './phrases.ts';
import type { Plot } from './plot.ts';

export function makeVacancy(source: Source, plot: Plot, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, plot, now, questions),
    title: chance(random, 0.93) ? deal(titles, plot) : null,
    city: plot.locality.slug,
    place: plot.place,
    about: tell(source, plot, story),
    pay: payFor(random, {
      hour: plot.locality.hour * effortOf(plot),
      mode: plot.mode,
      ...paidHours(plot),
      ranges: 0.5,
    }),
    answers: makeAnswers(random, plot),
  };
}

const effortOf = ({ bringsMachines, state }: Plot) =>
  0.8 + (bringsMachines ? 0.1 : 0) + (state === 'kept' ? 0 : 0.06);

const story: readonly (readonly Part<Plot>[])[] = [
  [{ pool: phrases.openings, share: 0.6 }, { pool: phrases.plots }, { pool: phrases.needs }],
  [{ topics: phrases.details, count: [2, 3] }],
  [
    { pool: phrases.wishes, share: 0.7 },
    { pool: common.conditions, share: 0.35 },
    { pool: common.closings, share: 0.65 },
  ],
];

const titles: Pool<Plot> = [
  (p) => (p.mode === 'one_off' ? null : 'Садовник'),
  (p) => (p.mode === 'one_off' ? null : `Садовник на участок, ${phrases.area(p)}`),
  (p) => (p.visits === 'weekly' ? 'Садовник раз в неделю' : null),
  (p) => (p.mode === 'live_in' ? 'Садовник с проживанием' : null),
  (p) => (p.mode === 'full' ? 'Садовник на полный день' : null),
  (p) => (p.mode === 'weekends' ? 'Садовник по субботам' : null),
  (p) =>
    p.plants.includes('roses') && p.mode !== 'one_off' && p.state !== 'starting'
      ? 'Садовник, уход за розами'
      : null,
  (p) =>
    p.plants.includes('greenhouse') && p.mode !== 'one_off'
      ? 'Помощь в теплице и на огороде'
      : null,
  (p) => (p.mode === 'one_off' && p.state === 'kept' ? 'Обрезка сада и укрытие на зиму' : null),
  (p) => (p.mode === 'one_off' && p.state === 'neglected' ? 'Расчистить заросший участок' : null),
  (p) =>
    p.mode === 'one_off' && p.state === 'building' ? 'Подготовить участок после стройки' : null,
  (p) => (p.state === 'starting' ? 'Садовник: заложить сад с нуля' : null),
];

const questions: Pool<Plot> = [
  'За какими садами вы ухаживали? Пришлите фото, если есть.',
  (p) =>
    p.plants.includes('roses') && p.state !== 'starting' ? 'Как вы укрываете розы на зиму?' : null,
  (p) =>
    p.plants.includes('fruit_trees') && p.state !== 'starting'
      ? 'Когда вы обрезаете яблони и почему?'
      : null,
  (p) => (p.bringsMachines ? 'Какая у вас техника?' : null),
  (p) => (p.water[0] === 'automatic' ? 'Обслуживали ли вы автополив?' : null),
  (p) => (p.mode === 'live_in' ? 'Приходилось ли вам жить на участке круглый год?' : null),
];
