import { pluralForm } from '#contract/russian.ts';
import type { Phrase, Pool } from '#db/demo/phrases.ts';
import type { Table } from './table.ts';

const count = ['ни одного', 'один', 'двое', 'трое', 'четверо', 'пятеро'];
const family = (t: Table) => {
  const kids = t.children === 1 ? 'один ребёнок' : `${count[t.children]} детей`;
  const adults = t.adults === 1 ? 'один взрослый' : `${count[t.adults]} взрослых`;
  return t.children > 0 ? `${adults} и ${kids}` : adults;
};
const time = (t: Table) => `с ${t.hours[0]} до ${t.hours[1]}`;
const guests = (t: Table) =>
  `${t.guests} ${pluralForm(t.guests ?? 0, ['человек', 'человека', 'человек'])}`;
const party =
  (text: (t: Table) => string): Phrase<Table> =>
  (t) =>
    t.format === 'banquets' ? text(t) : null;
const everyday =
  (text: (t: Table) => string | null): Phrase<Table> =>
  (t) =>
    t.format === 'banquets' ? null : text(t);

export const openings: Pool<Table> = [
  'Здравствуйте!',
  'Добрый день!',
  everyday((t) => `Ищем повара в семью ${t.locality.prepositional}.`),
  everyday(() => 'Нужен повар, который готовит по-домашнему.'),
  everyday(() => 'Устали от доставки, ищем человека, который умеет и любит готовить.'),
  party(() => 'Ищем повара на домашний праздник.'),
];

/** Who sits at the table and how often somebody cooks for them. */
export const needs: Pool<Table> = [
  (t) =>
    t.format === 'ahead'
      ? `За столом ${family(t)}, нужно готовить ${t.days.length === 1 ? 'раз' : 'два раза'} в неделю сразу на несколько дней.`
      : null,
  (t) =>
    t.format === 'ahead'
      ? `Приходить ${t.days.length === 1 ? 'раз' : 'два раза'} в неделю ${time(t)}: два супа, два горячих, гарниры, салаты.`
      : null,
  (t) =>
    t.format === 'dinners'
      ? `За столом ${family(t)}, по будням ${time(t)} готовить ужин и обед на завтра.`
      : null,
  (t) =>
    t.format === 'dinners'
      ? `Приходим голодные, поэтому к вечеру нужен горячий ужин, по будням ${time(t)}.`
      : null,
  (t) =>
    t.format === 'daily' && t.mode === 'full'
      ? `Семья: ${family(t)}. Завтраки, обеды, ужины по будням, ${time(t)}.`
      : null,
  (t) =>
    t.format === 'daily' && t.mode === 'part'
      ? `Готовить по будням ${time(t)}, за столом ${family(t)}.`
      : null,
  (t) =>
    t.mode === 'live_in'
      ? `Живём за городом: ${family(t)}, три раза в день горячее, повару отдельная комната.`
      : null,
  (t) =>
    t.mode === 'live_in'
      ? `Нужен повар с проживанием: ${family(t)}, кухня большая и удобная.`
      : null,
  party((t) => `Собираемся дома, будет ${guests(t)}: закуски, горячее, торт закажем сами.`),
  party((t) => `День рождения на ${guests(t)}, нужно приготовить и красиво подать.`),
  party((t) => `Юбилей мамы, ${guests(t)} за столом, хочется домашнего, но нарядного.`),
];

export const tastes: readonly Pool<Table>[] = [
  [
    (t) =>
      t.cuisines.includes('italian')
        ? 'Итальянское у нас любят все: паста, ризотто, брускетты.'
        : null,
    (t) =>
      t.cuisines.includes('caucasian')
        ? 'Любим кавказскую кухню, аджика и зелень всегда в доме.'
        : null,
    (t) => (t.cuisines.includes('pan_asian') ? 'Раз в неделю просим что-нибудь азиатское.' : null),
    (t) =>
      t.cuisines.includes('russian') && t.diet !== 'vegetarian'
        ? 'Еда нужна простая: щи, котлеты, каша, пироги по праздникам.'
        : null,
    'Без изысков, но вкусно и каждый раз немного по-разному.',
    'Наших рецептов повторять не нужно, удивите своими.',
  ],
  [
    (t) =>
      t.diet === 'medical'
        ? 'Один из нас на диете по назначению врача: паровое, без жареного.'
        : null,
    (t) =>
      t.diet === 'gluten_free' ? 'Глютен нельзя, мука в доме только рисовая и кукурузная.' : null,
    (t) => (t.diet === 'vegetarian' ? 'Мяса не едим, рыбу иногда.' : null),
    (t) => (t.diet === 'sport' ? 'Считаем калории, поэтому нужны вес порций и состав.' : null),
    (t) => (t.diet === 'diabetic' ? 'У одного из нас диабет, сахар и белую муку исключаем.' : null),
    (t) => t.limits,
    (t) =>
      t.children > 0 && t.format !== 'banquets'
        ? t.childrenMenu
          ? `${t.children > 1 ? 'Детям' : 'Ребёнку'} готовим отдельно, без острого и жареного.`
          : `${t.children > 1 ? 'Дети едят' : 'Ребёнок ест'} то же, что и мы, только без острого.`
        : null,
    (t) => (t.children > 1 ? 'Дети привередливы, будем рады хитростям с овощами.' : null),
  ],
  [
    (t) => (t.shops ? 'Продукты покупаете вы, за наш счёт и под чек.' : null),
    (t) => (t.shops ? null : 'Продукты закажем сами по вашему списку.'),
    (t) =>
      t.planning === 'together' && t.format !== 'banquets'
        ? 'Меню составляем вместе на неделю.'
        : null,
    (t) => (t.planning === 'cook' ? 'Меню предлагайте вы, мы скажем, что вычеркнуть.' : null),
    (t) => (t.planning === 'family' ? 'Список блюд дадим, импровизация приветствуется.' : null),
  ],
  [
    'Кухня просторная, плита хорошая, ножи острые.',
    'После готовки просим оставить кухню чистой, посудомойка есть.',
    (t) => (t.home === 'country' ? 'Летом готовим и на мангале.' : null),
    (t) =>
      t.guests !== null && t.format !== 'banquets'
        ? `Раз или два в месяц бывают гости, до ${t.guests} человек.`
        : null,
  ],
];

export const wishes: Pool<Table> = [
  everyday(() => 'Хотим начать с пробного обеда, конечно, оплатим.'),
  everyday(() => 'Нужны медкнижка и чистые руки, остальное решает вкус.'),
  everyday((t) =>
    t.term === 'permanent' ? 'Ищем надолго: к хорошей еде быстро привыкаешь.' : null,
  ),
  party(() => 'Пришлите примеры меню и список того, что нужно закупить.'),
  party(() => 'Скатерть, посуда и бокалы есть, нужна красивая подача.'),
  'Ценим, когда пробуют, прежде чем подать.',
];
