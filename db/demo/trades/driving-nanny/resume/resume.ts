import { type Draft, emptyDraft } from '#contract/drafts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { given } from '#db/demo/answers.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Choice, Source } from '#db/demo/phrases.ts';
import { between, chance, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { cells, weekdays } from '#db/demo/week.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import { farewells, greetings, places, references } from '#db/demo/worker-phrases.ts';
import { type Job, makeWorkplaces, splitYears } from '#db/demo/workplaces.ts';
import type { Career, DrivingNanny } from './driving-nanny.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, nanny: DrivingNanny, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    title: chance(random, 0.95) ? deal(phrases.titles, nanny) : null,
    city: nanny.locality.slug,
    place: nanny.place,
    about: tell(source, nanny, [
      [{ pool: greetings, share: 0.35 }, { pool: phrases.backgrounds[nanny.career] }],
      [{ topics: phrases.ways, count: [2, 4] }],
      [
        { pool: places, share: 0.35 },
        { pool: references, share: 0.35 },
        { pool: farewells, share: 0.7 },
      ],
    ]),
    pay: payFor(random, {
      hour: nanny.locality.hour * skillOf(nanny),
      mode: nanny.mode,
      units:
        nanny.mode === 'full'
          ? ['month']
          : ['hour', 'hour', nanny.mode === 'part' ? 'month' : 'hour'],
    }),
    answers: answersOf(random, nanny),
    workplaces: workplacesOf(source, nanny, now),
  };
}

const skillOf = ({ experience, car, stays }: DrivingNanny) =>
  1 + Math.min(experience, 12) * 0.015 + (car ? 0.3 : 0) + (stays ? 0.05 : 0);

function answersOf(random: Random, nanny: DrivingNanny) {
  const { car, childAges, stays } = nanny;
  const common = answersOfWorker(random, nanny);
  const pastimes = ['talk', 'audiobooks', 'music', 'poems', 'rest'];
  return given({
    ...common,
    // After school, as the story says.
    schedule: nanny.mode === 'part' ? cells(weekdays, ['day', 'evening']) : common.schedule,
    documents: [
      ...common.documents,
      ...(common.documents.includes('driving_licence') ? [] : ['driving_licence']),
      ...(nanny.firstAid === 'course' ? ['first_aid'] : []),
    ],
    driving_years: nanny.drivingYears,
    accidents: nanny.accidents,
    gearbox: ['automatic', ...some(random, ['manual'], 0, 1)],
    child_ages: childAges,
    children_at_once: nanny.atOnce,
    child_features: chance(random, 0.12)
      ? some(random, ['hyperactivity', 'allergy', 'autism'], 1)
      : null,
    first_aid: nanny.firstAid,
    car_sickness: chance(random, 0.6) || null,
    whose_car: [...(car ? ['own_car'] : []), ...(nanny.familyCar ? ['family_car'] : [])],
    own_car: car && `${car.model}, ${car.year}`,
    child_seats: nanny.seats,
    insurance: car ? some(random, ['open', 'full', 'passengers'], 1, 2) : null,
    dashcam: (car && chance(random, 0.7)) || null,
    escort: [
      ...(childAges.includes('preschool') || childAges.includes('toddler') ? ['kindergarten'] : []),
      ...(childAges.includes('school') || childAges.includes('teen') ? ['school'] : []),
      'classes',
      ...some(random, ['pool', 'doctor', 'friends', 'station'], 1, 3),
    ],
    ride_kinds:
      nanny.mode === 'hourly' || nanny.mode === 'weekends'
        ? ['regular', 'one_off']
        : ['regular', 'several_stops'],
    city_part: cityPart(nanny),
    urgent_call: nanny.urgent || null,
    late_stay: chance(random, 0.5) || null,
    supervision: [
      'gathering',
      'to_the_door',
      'waiting',
      ...(stays ? some(random, ['meals', 'homework', 'walks', 'home'], 2, 4) : []),
    ],
    handover: ['parents', ...some(random, ['list', 'teacher', 'password', 'home_alone'], 1, 3)],
    ride_updates: ['messages', ...some(random, ['photo', 'tracking', 'call'], 0, 2)],
    road_pastimes: [...some(random, pastimes, 1, 3), ...(nanny.english ? ['language'] : [])],
  });
}

function cityPart({ place }: DrivingNanny): string | null {
  if (place === null) return null;
  return place.startsWith('м. ')
    ? `Вокруг метро «${place.slice(3)}», дальше по договорённости`
    : `${place} и соседние`;
}

type Jobs = readonly Choice<DrivingNanny, Job>[];

function workplacesOf(source: Source, nanny: DrivingNanny, now: Date): Workplace[] {
  const years = splitYears(source.random, nanny.experience, between(source.random, 1, 3));
  return makeWorkplaces(
    source,
    nanny,
    now,
    years.map((length) => ({ years: length, jobs: jobs[nanny.career] })),
  );
}

const families: Jobs = [
  {
    place: 'Семья с двумя школьниками',
    duties: 'Школа, плавание, английский, дорога домой и ужин.',
  },
  (d) =>
    d.childAges.includes('preschool')
      ? {
          place: 'Семья с дошкольником',
          duties: 'Детский сад, танцы, логопед, прогулка до прихода родителей.',
        }
      : null,
  {
    place: 'Семья гимнаста',
    duties: 'Тренировки пять раз в неделю на другом конце города, ожидание в зале.',
  },
  (d) =>
    d.childAges.includes('teen')
      ? { place: 'Семья подростка', duties: 'Школа, репетиторы, турниры по выходным.' }
      : null,
  {
    place: 'Три семьи одного двора',
    duties: 'Утром отвезти в школу, после уроков развезти по кружкам.',
  },
];

const jobs: Record<Career, Jobs> = {
  mother: families,
  nanny: families,
  teacher: [
    { place: 'Детский сад', duties: 'Воспитатель старшей группы, экскурсии и праздники.' },
    { place: 'Школа, начальные классы', duties: 'Уроки, продлённый день, поездки с классом.' },
    ...families,
  ],
  taxi: [
    { place: 'Такси, детский тариф', duties: 'Поездки детей от семи лет, школы и секции.' },
    { place: 'Служба детских перевозок', duties: 'Постоянные маршруты, сопровождение до двери.' },
    { place: 'Такси, класс «Комфорт»', duties: 'Смены по городу.' },
  ],
  beginner: families,
};
