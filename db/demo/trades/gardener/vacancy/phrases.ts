import { pluralForm } from '#contract/russian.ts';
import type { Phrase, Pool } from '#db/demo/phrases.ts';
import type { Plot } from './plot.ts';

/** «12 соток» */
export const area = (p: Plot) => `${p.area} ${pluralForm(p.area, ['сотка', 'сотки', 'соток'])}`;
const grows =
  (plant: string, text: string): Phrase<Plot> =>
  (p) =>
    p.plants.includes(plant) && isOld(p, plant) ? text : null;

/** Nothing has grown up yet where a house was built the other day. */
const isOld = ({ state }: Plot, plant: string) =>
  state === 'building'
    ? false
    : state === 'kept' || state === 'neglected' || plant === 'flowers' || plant === 'greenhouse';

export const openings: Pool<Plot> = [
  'Здравствуйте!',
  'Добрый день!',
  (p) => (p.mode === 'one_off' ? null : 'Ищем садовника на участок.'),
  (p) => (p.mode === 'one_off' ? null : 'Нужны умелые руки в саду.'),
  (p) =>
    p.state === 'building'
      ? null
      : 'Саду нужен хозяйский глаз, а у нас не хватает ни времени, ни знаний.',
];

/** What the plot is like. */
export const plots: Pool<Plot> = [
  (p) =>
    p.state === 'kept'
      ? `Участок ${area(p)}, посажен давно и с любовью, нужно поддерживать.`
      : null,
  (p) => (p.state === 'kept' ? `Сад ухоженный, ${area(p)}, растения подписаны.` : null),
  (p) =>
    p.state === 'kept' ? `Участок ${area(p)} вокруг дома, всё растёт, нужен толковый уход.` : null,
  (p) =>
    p.state === 'neglected'
      ? `Участок ${area(p)}, три года без присмотра, нужно привести в порядок.`
      : null,
  (p) => (p.state === 'neglected' ? `Сад достался от бабушки, ${area(p)}, многое заросло.` : null),
  (p) =>
    p.state === 'starting'
      ? `Участок ${area(p)} только осваиваем: газон есть, остальное сажаем.`
      : null,
  (p) =>
    p.state === 'starting' ? `Дом построили, ${area(p)} ждут, когда из них сделают сад.` : null,
  (p) =>
    p.state === 'building' ? `После стройки остались глина и мусор, участок — ${area(p)}.` : null,
];

/** When the gardener is needed and for what. */
export const needs: Pool<Plot> = [
  (p) => (p.visits === 'weekly' ? 'Приезжать раз в неделю, с мая по октябрь.' : null),
  (p) =>
    p.visits === 'weekly' && p.mode === 'hourly'
      ? 'Раз в неделю на целый день: стрижка, прополка, подкормки.'
      : null,
  (p) => (p.visits === 'several' ? 'Дважды в неделю на полдня, дни согласуем.' : null),
  (p) => (p.visits === 'monthly' ? 'Достаточно одного-двух приездов в месяц по субботам.' : null),
  (p) =>
    p.mode === 'full'
      ? `По будням с ${p.hours[0]} до ${p.hours[1]}, участок и двор целиком.`
      : null,
  (p) =>
    p.mode === 'live_in' ? 'Проживание в отдельном домике на участке, работа круглый год.' : null,
  (p) =>
    p.mode === 'live_in' ? 'Нужен садовник с проживанием: летом сад, зимой снег и дом.' : null,
  (p) =>
    p.mode === 'one_off' && p.state === 'neglected'
      ? 'Нужно за день-два вырубить поросль, скосить, вывезти ветки.'
      : null,
  (p) =>
    p.mode === 'one_off' && p.state === 'kept'
      ? 'Нужна осенняя обрезка и укрытие, один-два дня работы.'
      : null,
  (p) =>
    p.mode === 'one_off' && p.state === 'building'
      ? 'Нужно разровнять, собрать камни и подготовить место под газон.'
      : null,
];

export const details: readonly Pool<Plot>[] = [
  [
    grows('roses', 'Роз около двадцати, любим их, но боимся обрезать.'),
    grows('fruit_trees', 'Яблони и сливы старые, нужна грамотная обрезка.'),
    grows('conifers', 'Есть туи и ели, после зимы местами порыжели.'),
    grows('greenhouse', 'Теплица шесть метров, томаты и огурцы.'),
    grows('vegetables', 'Огород небольшой: зелень, кабачки, морковь.'),
    grows('hedge', 'Живая изгородь вдоль забора, стричь дважды за лето.'),
    grows('berries', 'Смородина и малина просят омоложения.'),
    grows('flowers', 'Цветники вдоль дорожки хотим с весны до осени.'),
  ],
  [
    (p) => (p.machines.length > 0 ? 'Косилка и триммер есть, в порядке.' : null),
    (p) => (p.bringsMachines ? 'Техники у нас нет, просим приезжать со своей косилкой.' : null),
    (p) => (p.machines.includes('snow_blower') && p.winter ? 'Снегоуборщик на зиму готов.' : null),
    (p) => (p.water[0] === 'automatic' ? 'Автополив работает, нужно за ним следить.' : null),
    (p) => (p.water[0] === 'hoses' ? 'Полив из шлангов, вода своя.' : null),
    (p) => (p.water[0] === 'drip' ? 'Капельный полив проведён, осенью нужно слить.' : null),
    (p) => (p.water.includes('pool') ? 'Бассейн каркасный, чистить раз в неделю.' : null),
  ],
  [
    (p) => (p.natural ? 'Просим без химии: рядом дети и соседские пчёлы.' : null),
    (p) => (p.repairs.length > 0 ? 'По мелочи нужно и починить: петли, краска, доски.' : null),
    (p) =>
      p.road === 'transport' && p.mode !== 'live_in'
        ? 'До нас ходит электричка, от станции пятнадцать минут пешком.'
        : null,
    (p) =>
      p.road === 'pickup' && p.mode !== 'live_in' ? 'Со станции встретим и отвезём обратно.' : null,
    (p) =>
      p.road === 'own_car' && p.mode !== 'live_in' ? 'Удобнее на машине, стоянка у ворот.' : null,
    (p) => (p.buys ? null : 'Саженцы и удобрения покупаем мы, по вашему списку.'),
  ],
];

export const wishes: Pool<Plot> = [
  'Нужен человек, который объяснит, что делает и зачем.',
  (p) => (p.state === 'building' ? null : 'Любовь к растениям важнее диплома.'),
  (p) => (p.state === 'building' ? null : 'Просим не вырубать ничего без спроса.'),
  'Работу принимаем по результату, над душой не стоим.',
  (p) => (p.term === 'permanent' ? 'Хотим найти одного садовника надолго.' : null),
];
