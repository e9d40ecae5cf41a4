import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Couple } from './couple.ts';

const divisions = [
  'Жена готовит и ведёт дом, муж — участок, котёл, машина и снег.',
  'Дом, бельё и кухня на жене, двор, техника и ремонт на муже, огород вместе.',
  'Муж отвечает за всё, что с мотором и проводами, жена за всё, что с утюгом и плитой.',
  'Готовим по очереди, уборка на жене, сад и баня на муже.',
  'Жена ведёт дом и кухню, муж — двор и всё, что ломается.',
];

const fits = (text: string, { driving, engineering }: Couple) =>
  (!text.includes('машина') || driving !== 'none') &&
  (!text.includes('котёл') || engineering.includes('boiler')) &&
  (!text.includes('баня') || engineering.includes('sauna'));

export function makeAnswers(random: Random, couple: Couple): Answers {
  const { driving, outdoor } = couple;
  return given({
    ...answersOfWorker(random, couple),
    live_in: ['living_in'],
    together: couple.together,
    driving,
    indoor_work: couple.indoor,
    outdoor_work: outdoor,
    handyman: couple.repairs,
    engineering: couple.engineering,
    division: chance(random, 0.8)
      ? pick(
          random,
          divisions.filter((text) => fits(text, couple)),
        )
      : null,
    home_area: couple.area,
    plot_area: couple.plot,
    home_cooking: couple.cooking,
    machines: [
      'mower',
      'trimmer',
      ...some(random, ['chainsaw', 'snow_blower', 'cultivator', 'washer'], 1, 3),
    ],
    house_watch: couple.watch,
    couple_housing: some(random, ['house', 'flat', 'entrance', 'room'], 1, 3),
    days_off: some(random, ['one', 'in_turn', 'saved', 'two'], 1, 2),
    shift_rhythm: couple.rhythms,
    pay_for: couple.payFor,
    come_with: couple.comeWith,
    has_car: couple.ownCar || null,
    cameras: pick(random, ['fine', 'fine', 'common_rooms']),
  });
}
