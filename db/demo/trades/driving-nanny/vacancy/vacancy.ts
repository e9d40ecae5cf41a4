import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold, paidHours } from '#db/demo/household.ts';
import { closings, conditions, greetings } from '#db/demo/household-phrases.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Source } from '#db/demo/phrases.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { ageWords, type Child } from '../../pupil.ts';
import type { RidingFamily } from './family.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, family: RidingFamily, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, family, now, phrases.questions),
    title: chance(random, 0.95) ? deal(phrases.titles, family) : null,
    city: family.locality.slug,
    place: family.place,
    about: tell(source, family, [
      [
        { pool: greetings, share: 0.5 },
        { pool: phrases.needs[family.route] },
        { pool: phrases.children },
      ],
      [{ topics: phrases.details, count: [2, 3] }],
      [
        { pool: family.route === 'one_off' ? [] : conditions, share: 0.45 },
        { pool: closings, share: 0.7 },
      ],
    ]),
    pay: payFor(random, {
      hour: family.locality.hour * effortOf(family),
      mode: family.mode,
      ...paidHours(family),
      // Two rides a day are no half of a month.
      units: family.route === 'morning' ? ['hour'] : undefined,
      ranges: 0.5,
    }),
    answers: answersOf(random, family),
  };
}

const effortOf = ({ ownCar, children, route }: RidingFamily) =>
  1 + (ownCar ? 0.3 : 0) + (children.length - 1) * 0.1 + (route === 'one_off' ? 0.15 : 0);

function answersOf(random: Random, family: RidingFamily) {
  const { children, route, ownCar, homework, meals } = family;
  const youngest = children.at(-1)?.years ?? 7;
  const pupils = children.some(({ years }) => years >= 7);
  const stays = route === 'after_school' || route === 'all_day';
  return given({
    ...answersOfHousehold(random, family),
    extra_duties: null,
    documents_wanted: [
      'passport',
      'driving_licence',
      ...some(
        random,
        ['no_criminal_record', ...(family.experience === 'any' ? [] : ['references'])],
        0,
        2,
      ),
    ],
    not_included: stays ? 'Уборка и готовка.' : null,
    child_ages: ageWords(children),
    children_count: children.length,
    child_features: chance(random, 0.08) ? ['allergy'] : null,
    car_sickness: family.sick || null,
    child_character: chance(random, 0.3) ? pick(random, characters) : null,
    escort: [
      ...(children.some(({ years }) => years < 7) && route !== 'classes' && route !== 'one_off'
        ? ['kindergarten']
        : []),
      ...(pupils && route !== 'classes' && route !== 'one_off' ? ['school'] : []),
      ...(route === 'morning' || route === 'one_off' ? [] : ['classes']),
      ...(route === 'one_off' ? ['friends'] : []),
    ],
    ride_kinds:
      route === 'one_off' ? ['one_off'] : stays ? ['regular', 'several_stops'] : ['regular'],
    rides_per_week: family.ridesPerWeek,
    ride_length: family.rideLength,
    route:
      chance(random, 0.4) && route !== 'one_off'
        ? `С ${family.hours[0]} до ${family.hours[1]}, все точки в одном округе.`
        : null,
    whose_car: ownCar ? ['own_car'] : ['family_car'],
    child_seats: seatsOf(children),
    seat_owner: family.seatOwner,
    gearbox: ownCar ? null : ['automatic'],
    running_costs: ownCar
      ? ['fuel', ...some(random, ['parking', 'wear', 'waiting'], 0, 3)]
      : ['fuel', 'parking', 'wash'],
    supervision: [
      ...(route === 'morning' ? ['gathering'] : []),
      'to_the_door',
      ...(route === 'classes'
        ? ['waiting', ...(family.club.sport && youngest < 8 ? ['changing'] : [])]
        : []),
      ...(meals ? ['meals'] : []),
      ...(homework ? ['homework'] : []),
      ...(stays ? ['home'] : []),
    ],
    handover: some(random, ['parents', 'list', 'teacher', 'password'], 1, 2),
    ride_updates: ['messages', ...some(random, ['photo', 'tracking'], 0, 1)],
    road_pastimes: some(random, ['talk', 'audiobooks', 'music', 'poems', 'rest'], 1, 2),
    late_stay: (stays && chance(random, 0.4)) || null,
    driving_years: pick(random, [3, 5, 5, 10]),
    first_aid: chance(random, 0.3) ? 'basics' : null,
    dashcam: (ownCar && chance(random, 0.3)) || null,
  });
}

const characters = [
  'В машине любит задавать вопросы, тишина бывает только после тренировки.',
  'Спокойный ребёнок, но о новом человеке лучше предупредить заранее.',
  'Может забыть рюкзак, нужно напоминать.',
  'Любит ехать с музыкой и показывать, где что построили.',
];

/** What the law and the years of the children ask for. */
const seatsOf = (children: readonly Child[]) => [
  ...(children.some(({ years }) => years < 7) ? ['second'] : []),
  ...(children.some(({ years }) => years >= 6 && years < 11) ? ['third'] : []),
  ...(children.some(({ years }) => years >= 9 && years < 12) ? ['booster'] : []),
];
