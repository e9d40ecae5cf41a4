import type { Workplace } from '#contract/workplaces.ts';
import type { Choice, Source } from '#db/demo/phrases.ts';
import { between } from '#db/demo/random.ts';
import { type Job, makeWorkplaces, splitYears } from '#db/demo/workplaces.ts';
import type { Career, Governess } from './governess.ts';

type Jobs = readonly Choice<Governess, Job>[];

/** The families of late, before them the first profession. */
export function workplacesOf(source: Source, governess: Governess, now: Date): Workplace[] {
  const { random } = source;
  const earlier = earlierJobs[governess.career];
  const before = earlier && governess.experience >= 4 ? Math.floor(governess.experience / 2) : 0;
  const years = splitYears(random, governess.experience - before, between(random, 1, 3));
  return makeWorkplaces(source, governess, now, [
    ...years.map((length) => ({ years: length, jobs: families })),
    ...(earlier && before > 0 ? [{ years: before, jobs: earlier }] : []),
  ]);
}

const families: Jobs = [
  (w) =>
    w.childAges.includes('preschool')
      ? {
          place: 'Семья, мальчик пяти лет',
          duties: `Распорядок дня, подготовка к школе, прогулки${w.language ? `, ${w.language.name} язык` : ''}.`,
        }
      : null,
  (w) =>
    w.childAges.includes('school') && w.atOnce > 1
      ? {
          place: 'Семья с двумя школьниками',
          duties: `Уроки, музыка, выезды в музеи${w.language ? `, речь ${w.language.on} каждый день` : ''}.`,
        }
      : null,
  (w) =>
    w.mode === 'live_in' && w.atOnce > 2
      ? {
          place: 'Семья в загородном доме',
          duties: 'С проживанием, трое детей, поездки с семьёй летом.',
        }
      : null,
  (w) =>
    w.atOnce > 1
      ? {
          place: 'Семья с девочками-погодками',
          duties: 'Чтение, рисование, осанка и манеры, прогулки в любую погоду.',
        }
      : null,
  (w) =>
    w.childAges.includes('school')
      ? { place: 'Семья врачей', duties: 'Сын, начальная школа: уроки, бассейн, музеи.' }
      : null,
  (w) =>
    w.childAges.includes('school')
      ? {
          place: 'Семья дипломатов',
          duties: 'Девочка семи лет, этикет, чтение, дорога на занятия.',
        }
      : null,
  { place: 'Семья с одним ребёнком', duties: 'Режим дня, чтение, прогулки, первые уроки этикета.' },
  (w) => ({
    place: `Семья ${w.locality.prepositional}`,
    duties: `${w.atOnce > 1 ? 'Двое детей' : 'Дочь'}: занятия, манеры, театры, вечером разговор с родителями.`,
  }),
];

const earlierJobs: Partial<Record<Career, Jobs>> = {
  teacher: [
    { place: 'Гимназия', duties: 'Учитель начальных классов, классное руководство.' },
    { place: 'Частная школа', duties: 'Начальные классы, группы по двенадцать человек.' },
  ],
  kindergarten: [
    { place: 'Детский сад', duties: 'Старшая и подготовительная группа.' },
    { place: 'Частный детский сад', duties: 'Двуязычная группа, праздники, подготовка к школе.' },
  ],
  linguist: [
    { place: 'Языковая школа', duties: 'Детские группы от четырёх лет.' },
    { place: 'Детский языковой центр', duties: 'Игровые занятия с дошкольниками, летняя школа.' },
  ],
  musician: [{ place: 'Детская музыкальная школа', duties: 'Фортепиано, сольфеджио, хор.' }],
  lecturer: [
    { place: 'Государственный университет', duties: 'Кафедра литературы: лекции и семинары.' },
  ],
};
