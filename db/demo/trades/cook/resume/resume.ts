import type { Draft } from '#contract/drafts.ts';
import type { Choice, Pool, Source } from '#db/demo/phrases.ts';
import { makeUniformResume } from '#db/demo/resume.ts';
import type { Part } from '#db/demo/story.ts';
import * as common from '#db/demo/worker-phrases.ts';
import type { Job } from '#db/demo/workplaces.ts';
import { makeAnswers } from './answers.ts';
import type { Cook } from './cook.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, cook: Cook, now: Date): Draft {
  return makeUniformResume(source, cook, {
    now,
    titles,
    story: story(cook),
    pay: { hour: cook.locality.hour * skillOf(cook), mode: cook.mode },
    answers: () => makeAnswers(source.random, cook),
    jobs,
    yearsEach: 4,
  });
}

const skillOf = ({ rank, experience, mode }: Cook) =>
  ({ self_taught: 0.88, third: 0.92, fifth: 1.05, pastry: 1.05, sous_chef: 1.35, chef: 1.7 })[
    rank
  ] +
  Math.min(experience, 15) * 0.01 +
  (mode === 'one_off' ? 0.25 : 0);

const story = (cook: Cook): Part<Cook>[][] => [
  [{ pool: common.greetings, share: 0.4 }, { pool: phrases.origins[cook.kitchen] }],
  [
    { topics: phrases.skills, count: [2, 4] },
    { topics: phrases.manners, count: [1, 2] },
  ],
  [
    { pool: common.times, share: 0.55 },
    { pool: common.places, share: 0.25 },
    { pool: common.references, share: 0.4 },
    { pool: common.limits, share: 0.15 },
    { pool: common.farewells, share: 0.6 },
  ],
];

const titles: Pool<Cook> = [
  'Повар в семью',
  'Домашний повар',
  (c) => (c.rank === 'chef' ? 'Шеф-повар для вашей семьи' : null),
  (c) => (c.rank === 'sous_chef' ? 'Су-шеф, частный повар' : null),
  (c) => (c.kitchen === 'pastry' ? 'Кондитер и повар на дом' : null),
  (c) => (c.mode === 'live_in' ? 'Повар с проживанием' : null),
  (c) => (c.mode === 'full' ? 'Повар на полный день' : null),
  (c) => (c.mode === 'part' ? 'Повар: ужины и обеды на завтра' : null),
  (c) => (c.mode === 'hourly' ? 'Приготовлю еду на несколько дней' : null),
  (c) => (c.formats.includes('banquets') ? 'Повар на домашний праздник' : null),
  (c) => (c.diets.includes('medical') ? 'Повар, диетическое питание' : null),
  (c) => (c.diets.includes('sport') ? 'Повар, правильное питание и подсчёт калорий' : null),
  (c) => (c.children ? 'Повар для семьи с детьми' : null),
  (c) =>
    c.cuisines.includes('italian') && c.kitchen === 'restaurant' ? 'Повар итальянской кухни' : null,
  (c) =>
    c.cuisines.includes('uzbek') || c.cuisines.includes('caucasian')
      ? `Повар ${c.cuisines.includes('uzbek') ? 'узбекской' : 'кавказской'} кухни`
      : null,
];

const jobs: readonly Choice<Cook, Job>[] = [
  (c) =>
    c.kitchen === 'restaurant'
      ? { place: 'Ресторан европейской кухни', duties: 'Горячий цех, сезонное меню, банкеты.' }
      : null,
  (c) =>
    c.kitchen === 'restaurant'
      ? { place: 'Загородный отель', duties: 'Завтраки, ужины по меню, выездные праздники.' }
      : null,
  (c) =>
    c.kitchen === 'restaurant'
      ? { place: 'Кейтеринг', duties: 'Фуршеты и банкеты в команде, подача.' }
      : null,
  (c) =>
    c.kitchen === 'restaurant'
      ? { place: 'Кафе в центре города', duties: 'Холодный цех, завтраки, бизнес-ланчи.' }
      : null,
  (c) =>
    c.kitchen === 'canteen'
      ? { place: 'Детский сад', duties: 'Питание на сто двадцать детей, диетические столы.' }
      : null,
  (c) =>
    c.kitchen === 'canteen' ? { place: 'Санаторий', duties: 'Диетическая кухня, выпечка.' } : null,
  (c) =>
    c.kitchen === 'canteen'
      ? { place: 'Заводская столовая', duties: 'Первые и вторые блюда, выпечка.' }
      : null,
  (c) =>
    c.kitchen === 'pastry'
      ? { place: 'Кондитерская', duties: 'Торты на заказ, слоёное и дрожжевое тесто.' }
      : null,
  (c) =>
    c.kitchen === 'pastry'
      ? { place: 'Пекарня', duties: 'Хлеб на закваске, пироги, круассаны.' }
      : null,
  (c) => ({
    place: `Семья ${c.locality.prepositional}, четыре человека`,
    duties: 'Обеды и ужины, меню на неделю, покупка продуктов.',
  }),
  { place: 'Семья в загородном доме', duties: 'Полное питание семьи, приёмы гостей, заготовки.' },
  { place: 'Семья с маленькими детьми', duties: 'Детское меню, обеды, выпечка к выходным.' },
  (c) =>
    c.mode === 'one_off' || c.mode === 'hourly'
      ? { place: 'Частные заказы', duties: 'Еда на несколько дней, домашние праздники.' }
      : null,
];
