import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Choice, Pool, Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { type Part, tell } from '#db/demo/story.ts';
import * as common from '#db/demo/worker-phrases.ts';
import { type Job, makeWorkplaces, splitYears } from '#db/demo/workplaces.ts';
import { makeAnswers } from './answers.ts';
import type { Nurse, Ward } from './nurse.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, nurse: Nurse, now: Date): Draft {
  const { random, deal } = source;
  const [last = 0, ...earlier] = splitYears(random, nurse.experience, nurse.experience > 6 ? 3 : 2);
  return {
    ...emptyDraft,
    title: chance(random, 0.92) ? deal(titles, nurse) : null,
    city: nurse.locality.slug,
    place: nurse.place,
    about: tell(source, nurse, story),
    pay: payFor(random, {
      hour: nurse.locality.hour * skillOf(nurse),
      mode: nurse.mode,
      ...(nurse.mode === 'one_off' ? { units: ['hour'] as const } : {}),
    }),
    answers: makeAnswers(random, nurse),
    workplaces: makeWorkplaces(source, nurse, now, [
      { years: last, jobs: homeJobs },
      ...earlier.map((years) => ({ years, jobs: hospitalJobs })),
    ]),
  };
}

/** A visit takes the road as well, a day of duty does not. */
const skillOf = ({ mode, experience, qualification }: Nurse) =>
  (mode === 'shifts' || mode === 'nights' ? 0.95 : 1.35) +
  Math.min(experience, 20) * 0.01 +
  (qualification === 'highest' ? 0.1 : 0);

const story: readonly (readonly Part<Nurse>[])[] = [
  [{ pool: common.greetings, share: 0.4 }, { pool: phrases.introductions }],
  [
    { topics: phrases.procedures, count: [2, 3] },
    { topics: phrases.manners, count: [1, 3] },
  ],
  [
    { pool: common.times, share: 0.55 },
    { pool: common.places, share: 0.4 },
    { pool: common.references, share: 0.4 },
    { pool: common.farewells, share: 0.6 },
  ],
];

const titles: Pool<Nurse> = [
  (n) => n.g('Медсестра на дом', 'Медбрат на дом'),
  (n) => n.g('Процедурная медсестра', 'Процедурный медбрат'),
  (n) => n.g('Патронажная медсестра', 'Патронажный медбрат'),
  'Капельницы и уколы на дому',
  (n) => (n.ward === 'surgery' ? 'Перевязки и снятие швов на дому' : null),
  (n) => (n.wounds.includes('bedsores') ? 'Лечение пролежней на дому' : null),
  (n) =>
    n.ward === 'children'
      ? n.g('Детская медсестра, выезд на дом', 'Детский медбрат, выезд на дом')
      : null,
  (n) =>
    n.ward === 'intensive_care' ? `${n.g('Медсестра', 'Медбрат')} реанимации, пост на дому` : null,
  (n) => (n.ward === 'oncology' ? 'Помощь онкологическим больным, порт-системы' : null),
  (n) =>
    n.visits.includes('post') ? `${n.g('Медсестра', 'Медбрат')} на индивидуальный пост` : null,
  (n) => (n.mode === 'nights' ? `Ночное дежурство, ${n.g('медсестра', 'медбрат')}` : null),
  (n) => (n.mode === 'weekends' ? `${n.g('Медсестра', 'Медбрат')} по выходным` : null),
  (n) => (n.qualification === 'highest' ? `${n.g('Медсестра', 'Медбрат')} высшей категории` : null),
  (n) => (n.drives ? `${n.g('Медсестра', 'Медбрат')} с автомобилем, город и пригород` : null),
];

const homeJobs: readonly Choice<Nurse, Job>[] = [
  {
    place: 'Частная патронажная служба',
    duties: 'Выезды на дом: капельницы, перевязки, катетеры, обучение родных.',
  },
  {
    place: 'Частные вызовы на дом',
    duties: 'Уколы, капельницы, обработка ран по назначению врача.',
  },
  (n) =>
    n.visits.includes('post')
      ? {
          place: 'Семья, пост у лежачего больного',
          duties: 'Суточные дежурства: назначения, зонд, профилактика пролежней.',
        }
      : null,
  (n) =>
    n.ward === 'children'
      ? { place: 'Детская поликлиника', duties: 'Патронаж новорождённых, прививочный кабинет.' }
      : null,
  (n) =>
    n.ward === 'children'
      ? null
      : { place: 'Медицинский центр', duties: 'Процедурный кабинет и выезды к пациентам.' },
];

const hospitals: Record<Ward, string> = {
  intensive_care: 'реанимация и интенсивная терапия',
  surgery: 'хирургическое отделение',
  neurology: 'неврологическое отделение',
  cardiology: 'кардиологическое отделение',
  oncology: 'онкологическое отделение',
  therapy: 'терапевтическое отделение',
  children: 'детское отделение',
  ambulance: 'станция скорой помощи',
  home_visits: 'отделение выездной помощи',
};

const wards: Partial<Record<Ward, Job>> = {
  ambulance: { place: 'Станция скорой помощи', duties: 'Выездная бригада, суточные дежурства.' },
  home_visits: { place: 'Патронажная служба', duties: 'Уход и процедуры на дому по участку.' },
};

const hospitalJobs: readonly Choice<Nurse, Job>[] = [
  (n) =>
    wards[n.ward] ?? {
      place: `Городская больница, ${hospitals[n.ward]}`,
      duties: n.g('Палатная и процедурная медсестра.', 'Палатный и процедурный медбрат.'),
    },
  (n) =>
    wards[n.ward]
      ? null
      : {
          place: `Областная больница, ${hospitals[n.ward]}`,
          duties: 'Назначения врача, наблюдение, ночные дежурства.',
        },
  { place: 'Городская поликлиника', duties: 'Процедурный кабинет, вызовы на дом.' },
  (n) => (n.ward === 'therapy' ? { place: 'Санаторий', duties: 'Процедурный кабинет.' } : null),
];
