import type { Draft } from '#contract/drafts.ts';
import type { Choice, Pool, Source } from '#db/demo/phrases.ts';
import { makeUniformResume } from '#db/demo/resume.ts';
import type { Part } from '#db/demo/story.ts';
import type { Job } from '#db/demo/workplaces.ts';
import { makeAnswers } from './answers.ts';
import type { Couple } from './couple.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, couple: Couple, now: Date): Draft {
  return makeUniformResume(source, couple, {
    now,
    titles,
    story: story(couple),
    pay: {
      hour: couple.locality.hour * skillOf(couple),
      mode: 'live_in',
      units: ['month'],
    },
    answers: () => makeAnswers(source.random, couple),
    jobs,
    yearsEach: 4,
  });
}

const skillOf = ({ experience, payFor: payment, driving }: Couple) =>
  (1.25 + Math.min(experience, 12) * 0.02 + (driving === 'none' ? 0 : 0.08)) *
  (payment === 'both' ? 1 : 0.55);

const story = (couple: Couple): Part<Couple>[][] => [
  [{ pool: phrases.greetings, share: 0.5 }, { pool: phrases.origins[couple.past] }],
  [{ topics: phrases.skills, count: [2, 4] }],
  [
    { topics: phrases.manners, count: [1, 2] },
    { pool: phrases.farewells, share: 0.7 },
  ],
];

const titles: Pool<Couple> = [
  'Семейная пара в загородный дом',
  'Семейная пара с проживанием',
  'Муж и жена: дом, сад и хозяйство',
  (c) => (c.together >= 5 ? 'Семейная пара с большим опытом' : null),
  (c) => (c.references ? 'Семейная пара с рекомендациями' : null),
  (c) => (c.cooking.length > 3 ? 'Семейная пара: повар и мастер на все руки' : null),
  (c) => (c.outdoor.includes('trees') ? 'Семейная пара: домработница и садовник' : null),
  (c) => (c.driving === 'both' ? 'Семейная пара, водим оба' : null),
  (c) => (c.past === 'military' ? 'Надёжная семейная пара для дома' : null),
  (c) => (c.past === 'beginners' ? 'Семейная пара ищет первое место' : null),
  (c) => (c.ownCar ? 'Семейная пара со своим автомобилем' : null),
];

const jobs: readonly Choice<Couple, Job>[] = [
  (c) =>
    c.past === 'hotel'
      ? { place: 'База отдыха', duties: 'Номера, завтраки, котельная, территория.' }
      : null,
  (c) =>
    c.past === 'village'
      ? { place: 'Фермерское хозяйство', duties: 'Дом хозяев, птица, теплицы, техника.' }
      : null,
  (c) => ({
    place: `Семья, дом под ${c.locality.prepositional.startsWith('в Москве') ? 'Москвой' : 'городом'}`,
    duties: 'Уборка, готовка, участок, котёл, снег, встреча гостей.',
  }),
  {
    place: 'Загородный дом на сорок соток',
    duties: 'Полное ведение дома и сада, хозяева приезжали на выходные.',
  },
  { place: 'Коттедж, семья с детьми', duties: 'Дом и кухня, двор, баня, мелкий ремонт.' },
  { place: 'Дом у озера', duties: 'Присмотр круглый год, баня, лодка, гости летом.' },
  (c) =>
    c.outdoor.includes('pool')
      ? { place: 'Усадьба с бассейном', duties: 'Бассейн, газон, уборка, завтраки.' }
      : null,
];
