import { capitalize } from '#contract/russian.ts';
import type { Workplace } from '#contract/workplaces.ts';
import type { Choice, Source } from '#db/demo/phrases.ts';
import { between } from '#db/demo/random.ts';
import { type Job, makeWorkplaces, splitYears } from '#db/demo/workplaces.ts';
import type { Status, Tutor } from './tutor.ts';

type Jobs = readonly Choice<Tutor, Job>[];

export function workplacesOf(source: Source, tutor: Tutor, now: Date): Workplace[] {
  const { random } = source;
  // The chair or the school where somebody teaches now has been theirs longest.
  const years = splitYears(random, tutor.experience, between(random, 1, 3)).toSorted(
    (a, b) => b - a,
  );
  return makeWorkplaces(
    source,
    tutor,
    now,
    years.map((length, at) => ({
      years: length,
      jobs: (at === 0 ? current[tutor.status] : undefined) ?? jobs[tutor.status],
    })),
  );
}

const lessons: Jobs = [
  (t) => ({
    place: 'Частные уроки',
    duties: `${capitalize(t.subject.nominative)}: ученики ${t.pupils.includes('senior') ? 'средних и старших' : 'разных'} классов, по десять–двенадцать занятий в неделю.`,
  }),
  { place: 'Учебный центр', duties: 'Группы по шесть человек и отдельные ученики.' },
  { place: 'Детский образовательный центр', duties: 'Вечерние группы и занятия по субботам.' },
];

/** Where those are now who say so in the first sentence. */
const current: Partial<Record<Status, Jobs>> = {
  lecturer: [
    { place: 'Государственный университет', duties: 'Лекции и семинары, руководство курсовыми.' },
  ],
  online_teacher: [{ place: 'Онлайн-школа', duties: 'Уроки один на один и разборы вариантов.' }],
};

const jobs: Record<Status, Jobs> = {
  school_teacher: [
    (t) => ({
      place: 'Средняя общеобразовательная школа',
      duties: `Учитель ${t.subject.genitive}${t.experience > 6 ? ', классное руководство' : ''}.`,
    }),
    (t) => ({
      place: 'Гимназия',
      duties: `Учитель ${t.subject.genitive}, кружок для сильных учеников.`,
    }),
    (t) => ({ place: 'Лицей', duties: `Уроки ${t.subject.genitive} и подготовка к экзаменам.` }),
    (t) => ({
      place: 'Частная школа',
      duties: `Учитель ${t.subject.genitive}, классы по десять человек.`,
    }),
  ],
  lecturer: [
    { place: 'Подготовительные курсы при университете', duties: 'Группы выпускников, 11 класс.' },
    { place: 'Технический институт', duties: 'Семинары, приём экзаменов, летняя школа.' },
  ],
  private: lessons,
  online_teacher: [
    { place: 'Учебный центр', duties: 'Группы по шесть человек и отдельные ученики.' },
    {
      place: 'Онлайн-платформа для школьников',
      duties: 'Проверка работ, разборы, занятия в группах.',
    },
    { place: 'Частные уроки по видеосвязи', duties: 'Личные ученики из разных городов.' },
  ],
  student: [
    { place: 'Частные уроки', duties: 'Несколько учеников, помощь со школьной программой.' },
    { place: 'Детский образовательный центр', duties: 'Кружок и помощь с домашними заданиями.' },
  ],
};
