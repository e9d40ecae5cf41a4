import { between, chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';
import { neighbours, type Subject, subjects } from '../subjects.ts';

export type Status = 'school_teacher' | 'lecturer' | 'private' | 'online_teacher' | 'student';

/** Everything that answers and text of a tutor tell. */
export interface Tutor extends Worker {
  status: Status;
  subject: Subject;
  second: Subject | null;
  pupils: string[];
  exams: string[];
  places: string[];
  /** Minutes of a lesson. */
  minutes: 45 | 60 | 90;
  /** How many go to an exam in a year, and the mean of their points. */
  graduates: number;
  points: number;
  expert: boolean;
  /** A degree of a university. */
  degree: boolean;
  category: 'first_category' | 'highest_category' | null;
  groups: boolean;
  firstLesson: string;
  /** Parts of the day that are free on weekdays. */
  parts: readonly string[];
  /** Value of «Отчёт родителям». */
  reports: string;
  betweenLessons: boolean;
}

const statuses: Record<Status, Background & { weight: number }> = {
  school_teacher: {
    weight: 34,
    age: [26, 64],
    men: 0.14,
    education: ['higher_teaching'],
    startsAt: 22,
    years: [3, 35],
  },
  lecturer: {
    weight: 10,
    age: [29, 66],
    men: 0.35,
    education: ['higher'],
    startsAt: 25,
    years: [4, 35],
  },
  private: {
    weight: 28,
    age: [25, 60],
    men: 0.25,
    education: ['higher', 'higher_teaching'],
    startsAt: 22,
    years: [2, 25],
  },
  online_teacher: {
    weight: 13,
    age: [23, 42],
    men: 0.25,
    education: ['higher', 'higher_teaching'],
    startsAt: 21,
    years: [1, 12],
  },
  student: {
    weight: 15,
    age: [19, 23],
    men: 0.35,
    education: ['student'],
    startsAt: 18,
    years: [0, 3],
  },
};

const modes = [
  { mode: 'hourly', weight: 80 },
  { mode: 'weekends', weight: 20 },
] as const;

const byHour = [{ mode: 'hourly', weight: 1 }] as const;

const isEmployed = (status: Status) => status !== 'private' && status !== 'student';

export function makeTutor(random: Random, options: MakerOptions): Tutor {
  const status = pickByWeight(
    random,
    (Object.keys(statuses) as Status[]).map((key) => ({ key, weight: statuses[key].weight })),
  ).key;
  const made = makeWorker(random, options, statuses[status], status === 'private' ? byHour : modes);
  const worker = {
    ...made,
    // Those who say «работаю в школе» work there still.
    working: isEmployed(status) ? made.experience >= 1 : made.working,
  };
  const subject = pickByWeight(random, subjects.filter(teachable(status)));
  const pupils = pupilsOf(random, subject, status);
  const exams = examsOf(random, subject, pupils, status);
  const next = subjects.filter(({ key }) => neighbours[subject.key]?.includes(key));
  const online = status === 'online_teacher';
  const languages = ['english', 'german', 'chinese'].filter((key) => key === subject.key);
  return {
    ...worker,
    languages: [...new Set([...worker.languages, ...languages])],
    status,
    subject,
    second: next.length > 0 && chance(random, 0.35) ? pick(random, next) : null,
    pupils,
    exams,
    places: online
      ? ['online']
      : pick(random, [
          ['at_pupil', 'online'],
          ['at_pupil'],
          ['at_teacher', 'online'],
          ['at_teacher', 'at_pupil', 'online'],
          ['online'],
        ]),
    minutes: subject.group === 'primary' ? 45 : exams.includes('ege') ? 90 : 60,
    graduates: between(random, 3, 9),
    points: between(random, 74, status === 'student' ? 82 : 91),
    expert:
      ['school_teacher', 'lecturer'].includes(status) &&
      exams.some((exam) => exam === 'oge' || exam === 'ege') &&
      chance(random, 0.3),
    category:
      status === 'school_teacher' && worker.experience >= 5
        ? pick(random, ['first_category', 'highest_category', 'highest_category'])
        : null,
    degree: status === 'lecturer' && chance(random, 0.7),
    groups: chance(random, 0.25),
    firstLesson: pick(random, ['short_free', 'short_free', 'free', 'discount', 'paid']),
    parts: partsOf(random, status),
    reports: pupils.includes('student')
      ? 'on_request'
      : pick(random, ['each', 'weekly', 'monthly', 'monthly']),
    betweenLessons: chance(random, 0.7),
  };
}

/** Before noon others teach at school or sit in lectures. */
const partsOf = (random: Random, status: Status) =>
  status === 'private' ? ['day', 'evening'] : pick(random, [['evening'], ['day', 'evening']]);

/** A chair of a university has no primary school, and no student wins trust with it. */
const teachable =
  (status: Status) =>
  ({ group }: Subject) =>
    group === 'primary'
      ? status === 'school_teacher' || status === 'private'
      : group !== 'hobby' || status === 'private';

function pupilsOf(random: Random, { group }: Subject, status: Status): string[] {
  switch (group) {
    case 'primary':
      return ['preschool', 'primary'];
    case 'hobby':
      return ['preschool', 'primary', 'middle', ...some(random, ['adult'], 0, 1)];
    case 'language':
      return pick(random, [
        ['primary', 'middle', 'ninth', 'senior'],
        ['middle', 'ninth', 'senior', 'adult'],
        ['primary', 'middle'],
      ]);
    default:
      return status === 'lecturer'
        ? ['ninth', 'senior', 'student']
        : pick(random, [
            ['middle', 'ninth', 'senior'],
            ['middle', 'ninth'],
            ['ninth', 'senior'],
          ]);
  }
}

function examsOf(random: Random, { group, key }: Subject, pupils: string[], status: Status) {
  if (group === 'primary') return ['vpr'];
  if (group === 'hobby') return [];
  return [
    ...(pupils.includes('middle') && chance(random, 0.4) ? ['vpr'] : []),
    ...(pupils.includes('ninth') ? ['oge'] : []),
    ...(pupils.includes('senior') ? ['ege'] : []),
    ...(status === 'lecturer' && pupils.includes('senior') ? ['university'] : []),
    ...(status !== 'student' && chance(random, 0.25) ? ['olympiads'] : []),
    ...(group === 'language' && key === 'english' && chance(random, 0.2) ? ['language'] : []),
  ];
}
