import { pluralForm } from '#contract/russian.ts';
import type { Phrase, Pool } from '#db/demo/phrases.ts';
import type { Home } from './home.ts';

const rooms = (h: Home) => `${h.rooms} ${pluralForm(h.rooms, ['комната', 'комнаты', 'комнат'])}`;
const baths = (h: Home) =>
  `${h.bathrooms} ${pluralForm(h.bathrooms, ['санузел', 'санузла', 'санузлов'])}`;
const time = (h: Home) => `с ${h.hours[0]} до ${h.hours[1]}`;
const flat =
  (text: (h: Home) => string): Phrase<Home> =>
  (h) =>
    h.home === 'flat' ? text(h) : null;
const house =
  (text: (h: Home) => string): Phrase<Home> =>
  (h) =>
    h.home === 'flat' ? null : text(h);
const ifOnce =
  (kind: string, text: string): Phrase<Home> =>
  (h) =>
    h.mode === 'one_off' && h.cleaning.includes(kind) ? text : null;

export const openings: Pool<Home> = [
  'Здравствуйте!',
  'Добрый день!',
  (h) => (h.mode === 'one_off' ? null : `Ищем домработницу ${h.locality.prepositional}.`),
  (h) => (h.mode === 'one_off' ? null : 'Нужна помощница по хозяйству.'),
  (h) =>
    h.mode === 'one_off'
      ? null
      : 'Ищем аккуратного человека, который любит чистоту так же, как мы.',
];

/** What the home is like. */
export const homes: Pool<Home> = [
  flat((h) => `Квартира ${h.area} метров, ${rooms(h)}, ${baths(h)}.`),
  flat(
    (h) =>
      `Убирать нужно квартиру ${h.area} метров, мебели немного${h.surfaces.length === 0 ? ', полы — ламинат и плитка' : ''}.`,
  ),
  flat((h) => `Квартира ${h.area} метров в новом доме, ремонт свежий, техники хватает.`),
  flat((h) => `Живём в квартире ${h.area} метров, вещей много, но у каждой своё место.`),
  house((h) => `Дом ${h.area} метров, два этажа, ${rooms(h)}.`),
  house((h) => `Загородный дом, ${h.area} метров и терраса.`),
  house((h) => `Дом ${h.area} метров, ${baths(h)}, большая кухня-гостиная.`),
];

/** How often and what for. */
export const needs: Pool<Home> = [
  (h) => (h.visits === 'weekly' ? `Нужна поддерживающая уборка раз в неделю, ${time(h)}.` : null),
  (h) => (h.visits === 'weekly' ? 'Раз в неделю: пыль, полы, кухня, ванная, смена белья.' : null),
  (h) => (h.visits === 'monthly' ? 'Достаточно одного-двух раз в месяц, по субботам.' : null),
  (h) =>
    h.visits === 'several'
      ? `${h.days.length === 2 ? 'Два' : 'Три'} раза в неделю на полдня, ${time(h)}.`
      : null,
  (h) =>
    h.visits === 'several' ? 'Несколько раз в неделю: уборка, стирка, мелочи по дому.' : null,
  (h) =>
    h.mode === 'full'
      ? `По будням ${time(h)}: ${h.home === 'flat' ? 'вся квартира' : 'весь дом'}, бельё и кухня.`
      : null,
  (h) =>
    h.mode === 'full'
      ? `Нужен человек на полный день, ${time(h)}, чтобы дом держался на нём.`
      : null,
  (h) => (h.mode === 'part' ? `По будням на полдня, ${time(h)}.` : null),
  (h) =>
    h.mode === 'live_in'
      ? `Ищем помощницу с проживанием${h.days.length < 7 ? ' на пять дней' : ''}${h.area >= 200 && h.home !== 'flat' ? ', дом большой' : ''}.`
      : null,
  ifOnce('general', 'Нужна генеральная уборка: кухня, ванная, шкафы сверху, светильники.'),
  ifOnce('after_repair', 'Закончили ремонт, нужно отмыть всё от пыли и наклеек.'),
  ifOnce('moving', 'Съезжаем с квартиры, нужно сдать её чистой.'),
];

export const tasks: readonly Pool<Home>[] = [
  [
    (h) =>
      h.ironing.includes('shirts') ? 'Рубашек в неделю штук пять, гладить обязательно.' : null,
    (h) => (h.ironing.length > 0 ? 'Гладим постельное и полотенца, парогенератор есть.' : null),
    (h) => (h.ironing.includes('children') ? 'Детские вещи стираем отдельно и гладим.' : null),
    (h) => (h.ironing.length === 0 && h.mode !== 'one_off' ? 'Гладить ничего не нужно.' : null),
  ],
  [
    (h) =>
      h.windows === 'both_sides' && h.mode !== 'one_off'
        ? 'Окна два раза в год, с двух сторон.'
        : null,
    (h) =>
      h.windows === 'inside' && h.mode !== 'one_off' ? 'Окна только изнутри, раз в сезон.' : null,
    (h) => (h.windows === 'none' ? 'Окна мыть не нужно, для этого вызываем службу.' : null),
    (h) => (h.windows !== 'none' && h.mode === 'one_off' ? 'Окна тоже входят, их немного.' : null),
    (h) => (h.surfaces.includes('parquet') ? 'Пол — паркет, с водой осторожно.' : null),
    (h) => (h.surfaces.includes('marble') ? 'Столешница каменная, кислых средств не любит.' : null),
  ],
  [
    (h) =>
      h.cooking.includes('daily') ? 'Готовить завтрак и ужин, без изысков, но каждый день.' : null,
    (h) =>
      h.cooking.includes('simple') ? 'Иногда нужно сварить суп и запечь что-нибудь на ужин.' : null,
    (h) =>
      h.cooking.includes('baking')
        ? `Если печёте пироги, ${h.residents > 2 ? 'дети будут счастливы' : 'будем счастливы'}.`
        : null,
    (h) => (h.cooking.length === 0 && h.mode !== 'one_off' ? 'Готовим сами.' : null),
  ],
  [
    (h) =>
      h.supplies === 'family' ? 'Средства, швабры и пылесос есть, что закончится, купим.' : null,
    (h) =>
      h.supplies === 'own' ? 'Просим приезжать со своими средствами, а чай и обед за нами.' : null,
    (h) => (h.supplies === 'eco' ? 'Средства только без резкого запаха, они у нас есть.' : null),
    (h) => (h.allergy === 'chlorine' ? 'На хлор аллергия, поэтому без него.' : null),
    (h) =>
      h.allergy === 'dust'
        ? 'Аллергия на пыль, поэтому влажная уборка в спальне обязательна.'
        : null,
    (h) => (h.keys ? 'Днём нас нет, ключи доверим после знакомства.' : null),
    (h) => (h.baby ? 'Дома маленький ребёнок, пылесосить лучше не в час его сна.' : null),
    (h) => (h.residents >= 4 ? 'Нас много, но дети уже приучены убирать за собой.' : null),
  ],
];

export const wishes: Pool<Home> = [
  'Нужен человек, который видит грязь сам, без указаний.',
  'Важно, чтобы вещи возвращались на свои места.',
  (h) => (h.mode === 'one_off' ? null : 'Хотим, чтобы приходил всегда один человек.'),
  'Список дел напишем, а в остальном доверяем вашему глазу.',
  (h) => (h.mode === 'one_off' ? null : 'Первый раз пройдём по комнатам вместе и всё покажем.'),
];
