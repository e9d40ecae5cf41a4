import type { Workplace } from '#contract/workplaces.ts';
import type { Choice, Source } from '#db/demo/phrases.ts';
import { type Job, makeWorkplaces } from '#db/demo/workplaces.ts';
import type { CareerKey } from './careers.ts';
import type { Nanny } from './nanny.ts';
import { professionOf } from './phrases/background.ts';

type Jobs = readonly Choice<Nanny, Job>[];

/** The last families, then the earlier profession. */
export function workplacesOf(source: Source, nanny: Nanny, now: Date): Workplace[] {
  const earlier = earlierJobs[nanny.career];
  const told = nanny.stays.slice(0, earlier ? 3 : 4);
  // The earlier profession comes before all families, told or not.
  const untold = nanny.stays.slice(told.length).reduce((total, years) => total + years, 0);
  return makeWorkplaces(source, nanny, now, [
    ...told.map((years) => ({ years, jobs: families })),
    ...(untold > 0 ? [{ years: untold, jobs: [] }] : []),
    ...(earlier ? [{ years: nanny.before, jobs: earlier }] : []),
  ]);
}

const has = (n: Nanny, ...ages: string[]) => ages.some((age) => n.childAges.includes(age));

const families: Jobs = [
  (n) =>
    has(n, 'infant', 'newborn')
      ? {
          place: 'Семья с младенцем',
          duties:
            'Кормление, купание, прогулки с коляской, дневной сон, пока мама работает из дома.',
        }
      : null,
  (n) =>
    has(n, 'toddler')
      ? {
          place: 'Семья, девочка с полутора до трёх лет',
          duties: 'Полный уход в течение дня, горшок, первые слова, подготовка к детскому саду.',
        }
      : null,
  (n) =>
    has(n, 'toddler', 'preschool')
      ? {
          place: 'Семья, мальчик двух лет',
          duties: 'Режим, прогулки два раза в день, лепка, книжки, еда для ребёнка.',
        }
      : null,
  (n) =>
    has(n, 'preschool')
      ? {
          place: 'Семья с дошкольником',
          duties: n.g(
            'Забирала из сада, водила на кружки, готовила ужин, читала перед сном.',
            'Забирал из сада, водил на кружки, готовил ужин, читал перед сном.',
          ),
        }
      : null,
  (n) =>
    has(n, 'preschool', 'school')
      ? {
          place: 'Семья с двумя детьми',
          duties: 'Старший — школа и уроки, младшая — сад, прогулки, игры. Дорога туда и обратно.',
        }
      : null,
  (n) =>
    has(n, 'school')
      ? {
          place: 'Семья школьника',
          duties: 'Встреча из школы, обед, уроки за начальную школу, секция по плаванию.',
        }
      : null,
  (n) =>
    n.twins
      ? { place: 'Семья с двойняшками', duties: 'Вместе с мамой: кормление, сон, прогулки вдвоём.' }
      : null,
  (n) =>
    n.mode === 'live_in' || n.nights
      ? { place: 'Семья в загородном доме', duties: 'Работа с проживанием пять дней в неделю.' }
      : null,
  (n) =>
    n.mode === 'hourly' || n.mode === 'weekends'
      ? { place: 'Несколько семей по часам', duties: 'Вечера и выходные, дети от года до восьми.' }
      : null,
  (n) => ({
    place: `Семья ${n.locality.prepositional}`,
    duties: 'Присмотр за ребёнком, прогулки, занятия, порядок в детской.',
  }),
  {
    place: 'Семья с дочкой',
    duties: 'Игры, прогулки, обед и дневной сон, пока родители на работе.',
  },
  { place: 'Семья знакомых', duties: null },
];

const kindergarten: Jobs = [
  (n) => ({
    place: 'Детский сад, младшая группа',
    duties: `${n.g('Воспитательница', 'Воспитатель')}: занятия, прогулки, утренники, родительские собрания.`,
  }),
  { place: 'Детский сад комбинированного вида', duties: 'Воспитатель средней и старшей группы.' },
  { place: 'Частный детский сад', duties: 'Ведение группы, подготовка к школе, праздники.' },
];

const earlierJobs: Partial<Record<CareerKey, Jobs>> = {
  changed: [(n) => ({ place: professionOf(n).place, duties: null })],
  kindergarten,
  school: [
    {
      place: 'Средняя общеобразовательная школа',
      duties: 'Учитель начальных классов, классное руководство.',
    },
    { place: 'Гимназия', duties: 'Учитель начальных классов, группа продлённого дня.' },
  ],
  nurse: [
    (n) =>
      n.post === 0
        ? {
            place: 'Детская городская больница',
            duties: `${n.g('Медсестра', 'Медбрат')} отделения: уход, назначения врача, ночные дежурства.`,
          }
        : {
            place: 'Детская поликлиника',
            duties: `${n.g('Участковая медсестра', 'Медбрат')}: прививки, патронаж младенцев.`,
          },
  ],
  psychologist: [
    (n) =>
      n.post === 0
        ? { place: 'Центр развития ребёнка', duties: 'Занятия с детьми и консультации родителей.' }
        : { place: 'Детский сад', duties: 'Педагог-психолог: диагностика, игровые занятия.' },
  ],
  musician: [
    (n) =>
      n.post === 0
        ? { place: 'Детская музыкальная школа', duties: 'Преподаватель, фортепиано и сольфеджио.' }
        : { place: 'Детский сад', duties: 'Музыкальный руководитель: занятия и утренники.' },
  ],
};
