import { pluralForm } from '#contract/russian.ts';
import type { Pool } from '#db/demo/phrases.ts';
import { agesSentence, child, ofChildren } from '../../pupil.ts';
import type { RidingFamily, Route } from './family.ts';

type Pools = Pool<RidingFamily>;
const time = ({ hours }: RidingFamily) => `с ${hours[0]} до ${hours[1]}`;
const youngest = ({ children }: RidingFamily) => children.at(-1)?.years ?? 7;
const pupil = (f: RidingFamily) => (f.children[0]?.years ?? 7) >= 7;
const whom = (f: RidingFamily) => {
  const [first] = f.children;
  return f.children.length > 1 || !first ? 'детей' : child(first, 'accusative');
};
const rides = (f: RidingFamily) =>
  `${f.ridesPerWeek} ${pluralForm(f.ridesPerWeek, ['поездка', 'поездки', 'поездок'])} в неделю`;

export const children: Pools = [
  (f) => `${agesSentence(f.children)}.`,
  (f) =>
    `${agesSentence(f.children)}, ${ofChildren(f.children, 'едет спокойно и любит поговорить', 'едет спокойно и любит поговорить', 'в машине обычно ладят')}.`,
  (f) =>
    f.sick
      ? `${agesSentence(f.children)}. ${ofChildren(f.children, 'Его', 'Её', 'Младшего ребёнка')} укачивает, ехать нужно плавно.`
      : null,
  (f) =>
    youngest(f) >= 10
      ? `${agesSentence(f.children)}, ${ofChildren(f.children, 'самостоятельный, но до секции далеко', 'самостоятельная, но до секции далеко', 'самостоятельные, но до секций далеко')}.`
      : null,
];

export const needs: Record<Route, Pools> = {
  after_school: [
    (f) =>
      `Нужно забирать ${whom(f)} ${pupil(f) ? 'из школы' : 'из сада'}, отвозить ${f.club.to} и домой, по будням ${time(f)}.`,
    (f) =>
      `Ищем автоняню на вторую половину дня: ${pupil(f) ? 'школа' : 'сад'}, секция, дом, ${time(f)}.`,
    (f) =>
      `Работаем далеко от дома, не успеваем к концу ${pupil(f) ? 'уроков' : 'дня в саду'}. Нужна автоняня по будням, ${time(f)}.`,
  ],
  classes: [
    (f) => `Нужно возить ${whom(f)} ${f.club.to} и обратно, ${rides(f)}.`,
    (f) => `Ищем автоняню на тренировки и кружки: отвезти ${f.club.to}, подождать и вернуть домой.`,
    (f) =>
      `${['Два', 'Три', 'Четыре'][f.days.length - 2] ?? 'Два'} раза в неделю нужно отвезти ${whom(f)} ${f.club.to} и привезти обратно, ${time(f)}.`,
  ],
  morning: [
    (f) =>
      `Нужно по утрам отвозить ${whom(f)} ${pupil(f) ? 'в школу' : 'в сад'}, выезд в половине восьмого.`,
    (f) =>
      `Ищем автоняню на утро: разбудить, собрать, довезти ${pupil(f) ? 'до школы' : 'до сада'}.`,
  ],
  all_day: [
    (f) =>
      `Нужна автоняня на полный день, ${time(f)}: ${pupil(f) ? 'школа' : 'сад'}, обед, секции, дом.`,
    'Родители много в разъездах, поэтому нужен человек и за рулём, и дома с детьми.',
  ],
  one_off: [
    (f) => `Нужна разовая поездка: отвезти ${whom(f)} на праздник за город и вечером вернуть.`,
    (f) => `В выходные нужно отвезти ${whom(f)} на турнир, поддержать и привезти домой.`,
  ],
};

export const details: readonly Pools[] = [
  [
    (f) =>
      f.ownCar
        ? 'Машина нужна ваша, бензин и стоянку оплачиваем.'
        : 'Ездить на нашей машине, в страховку впишем.',
    (f) =>
      f.ownCar
        ? 'Ищем автоняню со своей машиной, чистой и исправной.'
        : 'Машина наша, коробка автомат, заправляем сами.',
    (f) =>
      f.seatOwner === 'ours'
        ? `Детск${f.children.length > 1 ? 'ие кресла дадим' : 'ое кресло дадим'}, но проверить крепление просим каждый раз.`
        : null,
  ],
  [
    (f) =>
      youngest(f) < 11 ? 'Забирать и передавать только из рук в руки, список людей дадим.' : null,
    'Просим писать: сели, доехали, зашли.',
    'Подождать конца занятия нужно внутри, не в машине.',
    (f) =>
      youngest(f) < 11
        ? `Встретить нужно у дверей: ${ofChildren(f.children, 'сын', 'дочь', 'дети')} на стоянку ${ofChildren(f.children, 'сам не идёт', 'сама не идёт', 'сами не идут')}.`
        : null,
    'За десять минут до приезда просим написать, чтобы вышли вовремя.',
  ],
  [
    (f) => (f.meals ? 'Дома накормить обедом, он готов.' : null),
    (f) => (f.homework ? 'После дороги посадить за уроки и проверить, что сделано.' : null),
    (f) =>
      f.route === 'classes' && f.club.sport && youngest(f) < 8
        ? 'Переодеть и не забыть форму: сумка собрана с вечера.'
        : null,
    'Главное — спокойная езда, опоздать на пять минут не страшно.',
    (f) =>
      youngest(f) < 10
        ? 'Мультфильмы в дороге не включаем, лучше поговорить или послушать сказку.'
        : null,
    'В машине не курим и не кричим.',
    (f) =>
      youngest(f) < 10 && f.term === 'permanent'
        ? 'Ищем человека надолго: к новым людям привыкаем долго.'
        : null,
  ],
];

export const questions: Pools = [
  'Сколько лет вы за рулём и возили ли детей без родителей?',
  'Что вы сделаете, если попадёте в пробку и занятие уже началось?',
  'Что делать, если ребёнок отстегнулся на ходу?',
  (f) => (f.ownCar ? 'Какая у вас машина и есть ли кресло?' : null),
  (f) => (f.sick ? 'Как вы помогаете ребёнку, которого укачивает?' : null),
  (f) => (f.children.length > 1 ? 'Возили ли вы двоих детей сразу?' : null),
];

export const titles: Pools = [
  'Автоняня',
  (f) => (f.route === 'after_school' && pupil(f) ? 'Автоняня после школы' : null),
  (f) => (f.route === 'after_school' && !pupil(f) ? 'Автоняня: забирать из сада' : null),
  (f) => (f.route === 'classes' ? `Автоняня: возить ${f.club.to}` : null),
  (f) =>
    f.route === 'morning' ? `Автоняня на утро: дорога ${pupil(f) ? 'в школу' : 'в сад'}` : null,
  (f) => (f.route === 'all_day' ? 'Автоняня на полный день' : null),
  (f) => (f.route === 'one_off' ? 'Автоняня на разовую поездку' : null),
  (f) => (f.ownCar ? 'Автоняня со своей машиной' : 'Автоняня на нашу машину'),
  (f) => (f.children.length > 1 ? 'Автоняня для двоих детей' : null),
];
