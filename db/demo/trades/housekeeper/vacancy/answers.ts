import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import type { Home } from './home.ts';

const priorities = [
  'Кухня и ванная каждый раз, окна раз в сезон, в кабинет не заходить.',
  'Полы и пыль — главное. Игрушки можно просто сложить в корзину.',
  'Очень важна кухня: плита, вытяжка, фартук. Остальное по очереди.',
  'Постельное бельё меняем раз в неделю, полотенца два раза.',
  'Не переставлять вещи на рабочем столе, цветы не поливать: это делаем сами.',
  'Ванные комнаты до блеска, зеркала без разводов, остальное обычная уборка.',
];

const notIncluded = [
  'Готовка и покупка продуктов.',
  'Балкон и кладовка.',
  'Полив цветов и вынос мусора.',
  'Хрустальная люстра: для неё зовём мастера.',
  'Двор и участок.',
];

const matters = (text: string, { residents, windows, bathrooms }: Home) =>
  (!text.includes('Игрушки') || residents > 2) &&
  (!text.includes('окна') || windows !== 'none') &&
  (!text.startsWith('Ванные') || bathrooms > 1);

const isThere = (text: string, { home, visits, area }: Home) =>
  (!text.startsWith('Готовка') || visits !== 'daily') &&
  (!text.startsWith('Балкон') || home === 'flat') &&
  (!text.startsWith('Хрустальная') || area >= 100) &&
  (!text.startsWith('Двор') || home !== 'flat');

export function makeAnswers(random: Random, home: Home): Answers {
  const { mode, visits, cooking, ironing } = home;
  const steady = visits === 'daily';
  return given({
    ...answersOfHousehold(random, home),
    home_area: home.area,
    rooms: home.rooms,
    bathrooms: home.bathrooms,
    residents: home.residents,
    surfaces: home.surfaces,
    cleaning: home.cleaning,
    visits,
    windows: home.windows,
    priorities:
      mode !== 'one_off' && chance(random, 0.6)
        ? pick(
            random,
            priorities.filter((text) => matters(text, home)),
          )
        : null,
    laundry: steady
      ? ['machine', ...some(random, ['delicate', 'hand', 'dry_cleaning'], 0, 2)]
      : null,
    ironing,
    wardrobe: steady ? some(random, ['order', 'seasons', 'shoes', 'packing'], 1, 2) : null,
    home_cooking: cooking,
    table_service: cooking.length > 0 && chance(random, 0.2) ? true : null,
    shopping: steady ? some(random, ['shop', 'delivery', 'accounts'], 0, 2) : null,
    // Asked of everybody else; it is her main work.
    extra_duties: null,
    supplies: home.supplies === 'eco' ? ['family', 'eco'] : [home.supplies],
    own_vacuum: home.supplies === 'own' && chance(random, 0.3) ? true : null,
    appliances: some(
      random,
      ['robot', 'steam', 'dishwasher', 'dryer', 'coffee', 'washing_vacuum'],
      1,
      3,
    ),
    allergies: home.allergy ? [home.allergy] : null,
    pet_care: home.pets === 'none' || !steady ? null : some(random, ['feeding', 'litter'], 0, 1),
    child_minding: (home.baby && chance(random, 0.2)) || null,
    keys: home.keys || null,
    cameras: pick(random, ['no', 'no', 'outside', 'common_rooms']),
    other_helpers: home.baby && chance(random, 0.3) ? ['nanny'] : ['alone'],
    not_included:
      cooking.length === 0 && chance(random, 0.5)
        ? pick(
            random,
            notIncluded.filter((text) => isThere(text, home)),
          )
        : null,
    // Once or twice a month is nothing of every week.
    ...(visits === 'monthly' ? { hours_per_week: null } : {}),
  });
}
