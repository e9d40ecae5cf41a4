import type { Draft } from '#contract/drafts.ts';
import type { Choice, Pool, Source } from '#db/demo/phrases.ts';
import { makeUniformResume } from '#db/demo/resume.ts';
import type { Part } from '#db/demo/story.ts';
import * as common from '#db/demo/worker-phrases.ts';
import type { Job } from '#db/demo/workplaces.ts';
import { makeAnswers } from './answers.ts';
import type { Housekeeper } from './housekeeper.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, keeper: Housekeeper, now: Date): Draft {
  return makeUniformResume(source, keeper, {
    now,
    titles,
    story: story(keeper),
    pay: { hour: keeper.locality.hour * skillOf(keeper), mode: keeper.mode },
    answers: () => makeAnswers(source.random, keeper),
    jobs,
    first: beginnings,
    yearsEach: 3,
  });
}

const skillOf = ({ experience, cooking, delicate }: Housekeeper) =>
  0.76 + Math.min(experience, 12) * 0.012 + (cooking.length > 2 ? 0.08 : 0) + (delicate ? 0.05 : 0);

const story = (keeper: Housekeeper): Part<Housekeeper>[][] => [
  [{ pool: common.greetings, share: 0.45 }, { pool: phrases.origins[keeper.school] }],
  [
    { topics: phrases.skills, count: [2, 4] },
    { topics: phrases.manners, count: [1, 2] },
  ],
  [
    { pool: common.times, share: 0.65 },
    { pool: common.places, share: 0.3 },
    { pool: common.references, share: 0.45 },
    { pool: common.limits, share: 0.25 },
    { pool: common.farewells, share: 0.6 },
  ],
];

const titles: Pool<Housekeeper> = [
  'Домработница',
  'Помощница по хозяйству',
  (k) => (k.mode === 'live_in' ? 'Домработница с проживанием' : null),
  (k) => (k.mode === 'hourly' ? 'Домработница на несколько часов в неделю' : null),
  (k) => (k.mode === 'hourly' || k.mode === 'weekends' ? 'Уборка квартир' : null),
  (k) => (k.mode === 'one_off' ? 'Генеральная уборка' : null),
  (k) => (k.cleaning.includes('after_repair') ? 'Уборка после ремонта и на каждый день' : null),
  (k) => (k.mode === 'full' ? 'Домработница на полный день' : null),
  (k) => (k.mode === 'part' ? 'Домработница на полдня' : null),
  (k) => (k.cooking.includes('daily') ? 'Домработница-повар' : null),
  (k) => (k.ironing.length > 3 ? 'Уборка и глажка' : null),
  (k) => (k.school === 'hotel' ? 'Горничная в частный дом' : null),
  (k) => (k.area >= 250 ? 'Экономка в большой дом' : null),
  (k) => (k.experience >= 8 ? 'Домработница с большим опытом' : null),
  (k) => (k.eco ? 'Уборка без резкой химии' : null),
  (k) => (k.minds ? 'Домработница-няня' : null),
];

const beginnings: readonly Choice<Housekeeper, Job>[] = [
  (k) =>
    k.school === 'hotel'
      ? { place: 'Гостиница в центре города', duties: 'Горничная, затем старшая горничная.' }
      : null,
  (k) =>
    k.school === 'agency'
      ? {
          place: 'Клининговая компания',
          duties: 'Поддерживающая и генеральная уборка, уборка после ремонта.',
        }
      : null,
  { place: 'Первая семья, двушка в панельном доме', duties: 'Уборка и глажка раз в неделю.' },
];

const jobs: readonly Choice<Housekeeper, Job>[] = [
  (k) =>
    k.cooking.length > 0
      ? {
          place: 'Семья с тремя детьми',
          duties: 'Уборка, стирка, глажка, обеды и ужины, закупка продуктов.',
        }
      : null,
  (k) =>
    k.mode === 'live_in'
      ? {
          place: 'Семья в загородном доме',
          duties: 'Работа с проживанием: весь дом, бельё, завтраки, цветы.',
        }
      : null,
  (k) =>
    k.mode === 'hourly' || k.mode === 'weekends' || k.mode === 'one_off'
      ? { place: 'Несколько квартир по часам', duties: 'Уборка раз в неделю, окна, глажка.' }
      : null,
  (k) =>
    k.likesPets && k.pets !== 'cats'
      ? { place: 'Семья с двумя собаками', duties: 'Уборка, стирка, прогулки и кормление.' }
      : null,
  { place: 'Пожилая пара', duties: 'Уборка, магазин, аптека, простая еда.' },
  (k) => ({
    place: `Семья ${k.locality.prepositional}, квартира четыре комнаты`,
    duties: 'Порядок в доме, бельё, шкафы, посуда.',
  }),
  { place: 'Семья с маленьким ребёнком', duties: 'Ежедневная уборка, детское бельё, полы и пыль.' },
  { place: 'Семья, друзья прежних хозяев', duties: 'Уборка и бельё, окна весной и осенью.' },
];
