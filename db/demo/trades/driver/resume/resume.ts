import { type Draft, emptyDraft } from '#contract/drafts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { given } from '#db/demo/answers.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Choice, Source } from '#db/demo/phrases.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { cells, weekdays } from '#db/demo/week.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import { farewells, greetings, limits, places, references } from '#db/demo/worker-phrases.ts';
import { type Job, makeWorkplaces, splitYears } from '#db/demo/workplaces.ts';
import type { Career, Driver } from './driver.ts';
import * as phrases from './phrases.ts';

export function makeResume(source: Source, driver: Driver, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    title: chance(random, 0.95) ? deal(phrases.titles, driver) : null,
    city: driver.locality.slug,
    place: driver.place,
    about: tell(source, driver, [
      [{ pool: greetings, share: 0.35 }, { pool: phrases.backgrounds[driver.career] }],
      [{ topics: phrases.skills, count: [1, 4] }],
      [
        { pool: phrases.times, share: 0.8 },
        { pool: driver.mode === 'live_in' ? [] : places, share: 0.35 },
        { pool: references, share: 0.3 },
        { pool: limits, share: 0.25 },
        { pool: farewells, share: 0.6 },
      ],
    ]),
    pay: payFor(random, { hour: driver.locality.hour * skillOf(driver), mode: driver.mode }),
    answers: answersOf(random, driver),
    workplaces: workplacesOf(source, driver, now),
  };
}

const skillOf = ({ career, car, experience }: Driver) =>
  0.85 +
  Math.min(experience, 15) * 0.012 +
  (career === 'executive' ? 0.2 : 0) +
  (car ? 0.2 : 0) +
  (car?.kind === 'minivan' || car?.kind === 'business' ? 0.15 : 0);

function answersOf(random: Random, driver: Driver) {
  const { career, car, experience, tasks, passengers } = driver;
  const common = answersOfWorker(random, driver);
  const withChildren = passengers.includes('children');
  return given({
    ...common,
    // To school and back, as the story says.
    schedule: driver.mode === 'part' ? cells(weekdays, ['morning', 'day']) : common.schedule,
    documents: [
      ...new Set(common.documents.filter((document) => document !== 'medical_book')),
      ...(common.documents.includes('driving_licence') ? [] : ['driving_licence']),
    ],
    licence_categories: driver.licence,
    driving_years: driver.drivingYears,
    accidents: driver.accidents,
    gearbox: ['automatic', ...(chance(random, 0.75) ? ['manual'] : [])],
    car_classes: driver.classes,
    whose_car: [...(car ? ['own_car'] : []), ...(driver.familyCar ? ['family_car'] : [])],
    own_car: car && `${car.model}, ${car.year}`,
    seats: car && car.seats,
    child_seats: driver.childSeats,
    insurance: car ? some(random, ['basic', 'full', 'passengers'], 1, 2) : null,
    drive_tasks: tasks,
    passengers,
    night_driving: driver.nights || null,
    trips: driver.trips,
    city_knowledge: pick(random, experience > 4 ? ['by_heart', 'region'] : ['navigator']),
    car_care: [
      'fuel',
      'wash',
      ...some(random, ['interior', 'service', 'tyres', 'papers'], 1, 4),
      ...(driver.repairs ? ['small_repairs'] : []),
    ],
    trip_log: career === 'executive' || career === 'trucker' || chance(random, 0.3) || null,
    extra_duties: some(
      random,
      [
        'shopping',
        ...(driver.pets === 'fine' || driver.pets === 'dogs' ? ['dog_walking'] : []),
        ...(driver.repairs ? ['repairs'] : []),
        'parcels',
      ],
      0,
      3,
    ),
    waiting: chance(random, 0.8) || null,
    driving_style: pick(random, ['calm', 'calm', 'steady']),
    protocol:
      career === 'executive' || career === 'service'
        ? ['suit', 'doors', 'luggage', 'silence']
        : ['luggage'],
    children_alone: (withChildren && chance(random, 0.7)) || null,
    first_aid: pick(random, ['basics', 'basics', 'course']),
    security_skills:
      career === 'service'
        ? ['army', 'safe_driving']
        : career === 'executive' && chance(random, 0.4)
          ? ['safe_driving']
          : null,
  });
}

type Jobs = readonly Choice<Driver, Job>[];

function workplacesOf(source: Source, driver: Driver, now: Date): Workplace[] {
  const { random } = source;
  const years = splitYears(random, driver.experience, between(random, 1, 3));
  return makeWorkplaces(
    source,
    driver,
    now,
    years.map((length) => ({ years: length, jobs: jobs[driver.career] })),
  );
}

const families: Jobs = [
  (d) =>
    d.passengers.includes('children')
      ? {
          place: 'Семья с двумя школьниками',
          duties: 'Школа, музыкальная школа, бассейн, поездки на дачу. Машина семьи.',
        }
      : null,
  {
    place: 'Семья предпринимателя',
    duties: 'Встречи, магазины, аэропорт, уход за двумя машинами.',
  },
  {
    place: 'Семья в загородном посёлке',
    duties: 'Утром город, вечером обратно, по выходным рынок и гости.',
  },
  (d) =>
    d.passengers.includes('elderly')
      ? { place: 'Пожилая пара', duties: 'Поликлиники, аптеки, театр по субботам.' }
      : null,
];

const jobs: Record<Career, Jobs> = {
  family: families,
  executive: [
    { place: 'Строительная компания', duties: 'Персональный водитель генерального директора.' },
    { place: 'Банк', duties: 'Водитель руководителя: встречи, гости, аэропорт.' },
    {
      place: 'Представительство иностранной фирмы',
      duties: 'Встреча делегаций, поездки по области.',
    },
    ...families,
  ],
  taxi: [
    { place: 'Такси, класс «Комфорт»', duties: 'Смены по городу, аэропорт, детский тариф.' },
    {
      place: 'Служба трансфера',
      duties: 'Встречи в аэропорту и на вокзале, междугородние поездки.',
    },
    { place: 'Курьерская служба на автомобиле', duties: 'Документы и хрупкие посылки.' },
  ],
  trucker: [
    { place: 'Транспортная компания', duties: 'Междугородние рейсы на грузовике.' },
    (d) =>
      d.licence.includes('bus')
        ? { place: 'Автобусный парк', duties: 'Городской маршрут и заказные экскурсии.' }
        : null,
    { place: 'Строительная база', duties: 'Фургон: материалы, инструмент, бригада.' },
    { place: 'Торговая сеть', duties: 'Доставка по магазинам, путевые листы, мелкий ремонт.' },
  ],
  service: [
    { place: 'Частное охранное предприятие', duties: 'Водитель, сопровождение грузов и людей.' },
    { place: 'Управляющая компания', duties: 'Водитель руководителя, дежурные поездки.' },
    ...families,
  ],
  beginner: [{ place: 'Доставка на своей машине', duties: 'Заказы по городу, вечера и выходные.' }],
};
