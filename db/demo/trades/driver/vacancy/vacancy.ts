import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold, paidHours } from '#db/demo/household.ts';
import { closings, conditions, greetings } from '#db/demo/household-phrases.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Source } from '#db/demo/phrases.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import type { Passengers } from './passengers.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, passengers: Passengers, now: Date): Draft {
  const { random, deal } = source;
  const parts = vacancyParts(source, passengers, now, phrases.questions);
  return {
    ...emptyDraft,
    ...parts,
    // One ride is no work for years.
    questions:
      passengers.need === 'trip' ? parts.questions.slice(0, 1).filter(isOfRide) : parts.questions,
    title: chance(random, 0.95) ? deal(phrases.titles, passengers) : null,
    city: passengers.locality.slug,
    place: passengers.place,
    about: tell(source, passengers, [
      [{ pool: greetings, share: 0.45 }, { pool: phrases.needs[passengers.need] }],
      [{ topics: phrases.details, count: [2, 3] }],
      [
        { pool: passengers.need === 'trip' ? [] : conditions, share: 0.5 },
        { pool: closings, share: 0.7 },
      ],
    ]),
    pay: payFor(random, {
      hour: passengers.locality.hour * effortOf(passengers),
      mode: passengers.mode,
      ...paidHours(passengers),
      ranges: 0.5,
    }),
    answers: answersOf(random, passengers),
  };
}

const isOfRide = (question: string) => !/работ|семье/.test(question);

const effortOf = ({ need, car }: Passengers) =>
  0.95 + (need === 'business' ? 0.15 : 0) + (car ? 0 : 0.25);

function answersOf(random: Random, passengers: Passengers) {
  const { need, car, children, tasks, distance } = passengers;
  return given({
    ...answersOfHousehold(random, passengers),
    documents_wanted: [
      'passport',
      'driving_licence',
      ...some(
        random,
        ['no_criminal_record', ...(passengers.experience === 'any' ? [] : ['references'])],
        0,
        2,
      ),
    ],
    extra_duties: need === 'house' ? some(random, ['shopping', 'dog_walking'], 0, 2) : null,
    not_included: chance(random, 0.25) ? 'Уборка в доме и работа во дворе.' : null,
    drive_tasks: tasks,
    passengers: passengersOf(passengers),
    distance: { from: Math.round(distance * 0.07) * 10, to: distance },
    route: chance(random, 0.5) ? routeOf(passengers) : null,
    whose_car: car ? ['family_car'] : ['own_car'],
    car_classes: car ? [car.kind] : children.length > 1 ? ['sedan', 'suv'] : null,
    car_model: car && `${car.model}, ${car.year}`,
    gearbox: car ? ['automatic'] : null,
    child_seats: children.length > 0 ? seatsOf(children.map(({ years }) => years)) : null,
    night_driving: passengers.early || passengers.ride?.route.includes('рассвета') || null,
    trips: passengers.trips,
    waiting: need === 'elderly' || need === 'business' || null,
    parking:
      car && need !== 'trip'
        ? pick(random, passengers.home === 'flat' ? ['underground', 'yard'] : ['garage'])
        : null,
    running_costs: car
      ? ['fuel', 'parking', 'wash']
      : some(random, ['fuel', 'parking', 'wear'], 1, 3),
    car_care:
      car && need !== 'trip'
        ? ['fuel', 'wash', ...some(random, ['interior', 'service', 'tyres'], 0, 3)]
        : null,
    trip_log: (need === 'business' && chance(random, 0.4)) || null,
    protocol:
      need === 'business' ? some(random, ['suit', 'doors', 'luggage', 'silence'], 1, 3) : null,
    children_alone: (need === 'children' && chance(random, 0.8)) || null,
    licence_categories: ['car'],
    driving_years: passengers.licenceYears,
  });
}

function passengersOf({ need, children }: Passengers): string[] {
  if (need === 'elderly') return ['elderly'];
  return [...(need === 'children' ? [] : ['adults']), ...(children.length > 0 ? ['children'] : [])];
}

function routeOf({ need, hours, ride }: Passengers): string {
  const routes: Record<Passengers['need'], string> = {
    children: `С ${hours[0]} до ${hours[1]}: школа, кружки, дом. Расстояния небольшие.`,
    business: `Выезжаем в ${hours[0]}, днём две-три встречи, вечером обратно.`,
    elderly: 'Поликлиника и аптека в соседнем районе, ожидание около часа.',
    house: 'Посёлок — город утром и вечером, днём магазины поблизости.',
    trip: ride?.route ?? '',
  };
  return routes[need];
}

/** What the law and the years of the children ask for. */
const seatsOf = (years: readonly number[]) => [
  ...(years.some((age) => age <= 7) ? ['second'] : []),
  ...(years.some((age) => age > 6 && age < 11) ? ['third'] : []),
  ...(years.some((age) => age > 8 && age < 12) ? ['booster'] : []),
];
