import { type Household, makeHousehold } from '#db/demo/household.ts';
import { chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { weekdays } from '#db/demo/week.ts';
import { type Child, gradeOf, makeChild } from '../../pupil.ts';
import { type Subject, subjects } from '../subjects.ts';

export type Goal =
  | 'gaps'
  | 'marks'
  | 'exam'
  | 'ahead'
  | 'lessons'
  | 'school_prep'
  | 'speaking'
  | 'interest';

/** A family with a pupil, and what the lessons are for. */
export interface PupilFamily extends Household {
  pupil: Child;
  /** 0 before school. */
  grade: number;
  subject: Subject;
  goal: Goal;
  exams: string[];
  marks: string;
  places: string[];
  perWeek: 'one' | 'two' | 'three';
  homework: 'each' | 'little';
  reports: 'each' | 'weekly' | 'monthly';
  minutes: 45 | 60 | 90;
}

export function makePupilFamily(random: Random, options: MakerOptions): PupilFamily {
  const subject = pickByWeight(random, subjects);
  const pupil = makeChild(random, ...agesOf(subject));
  const household = makeHousehold(random, options, {
    modes: [
      { mode: 'hourly', weight: 85 },
      { mode: 'weekends', weight: 15 },
    ],
    age: [pupil.years + 21, pupil.years + 40],
    men: 0.25,
  });
  const grade = gradeOf(pupil.years);
  const exams = examsOf(random, subject, grade);
  const goal = goalOf(random, subject, grade, exams);
  const perWeek =
    exams.length > 0 && household.mode !== 'weekends'
      ? pick(random, ['two', 'two', 'three'] as const)
      : pick(random, ['one', 'two', 'two'] as const);
  return {
    ...household,
    ...whenOf(random, household, grade, perWeek),
    pupil,
    grade,
    subject,
    exams,
    goal,
    marks: marksOf(random, goal, grade),
    places: pick(random, [
      ['at_pupil'],
      ['at_pupil', 'online'],
      ['online'],
      ['at_pupil', 'at_teacher'],
    ]),
    perWeek,
    homework: pick(random, ['each', 'little', 'little']),
    reports: pick(random, ['each', 'weekly', 'monthly']),
    minutes: grade <= 4 ? 45 : grade >= 8 && chance(random, 0.4) ? 90 : 60,
    term: 'permanent',
    payRhythm: pick(random, ['weekly', 'weekly', 'monthly']),
    extras: chance(random, 0.25) ? ['travel'] : [],
  };
}

function agesOf({ group, key }: Subject): readonly [number, number] {
  if (group === 'primary') return [6, 10];
  if (group === 'hobby') return [6, 13];
  if (group === 'language') return [9, 17];
  return key === 'maths' || key === 'russian' ? [11, 17] : [14, 17];
}

function examsOf(random: Random, { group }: Subject, grade: number): string[] {
  if (group === 'hobby' || group === 'primary') return [];
  if (grade === 9) return ['oge'];
  if (grade >= 10) return chance(random, 0.15) ? ['ege', 'university'] : ['ege'];
  return chance(random, 0.12) ? ['vpr'] : [];
}

function goalOf(random: Random, { group }: Subject, grade: number, exams: string[]): Goal {
  if (group === 'hobby') return 'interest';
  if (group === 'primary')
    return grade === 0 ? 'school_prep' : pick(random, ['lessons', 'gaps', 'marks']);
  if (exams.includes('oge') || exams.includes('ege')) return 'exam';
  return pick(random, [group === 'language' ? 'speaking' : 'ahead', 'gaps', 'marks', 'gaps']);
}

/** Who lags behind has no good marks, and who is bored at school no bad ones. */
function marksOf(random: Random, goal: Goal, grade: number): string {
  if (goal === 'interest' || grade === 0) return 'beginner';
  return pick(random, marksByGoal[goal]);
}

const marksByGoal: Record<Exclude<Goal, 'interest'>, readonly string[]> = {
  school_prep: ['beginner'],
  gaps: ['failing', 'threes', 'threes', 'fours'],
  marks: ['threes', 'threes', 'fours'],
  exam: ['threes', 'fours', 'fours', 'fives'],
  ahead: ['fours', 'fives', 'fives'],
  lessons: ['threes', 'fours'],
  speaking: ['fours', 'fives'],
};

type Hours = readonly (readonly [from: number, to: number])[];
const hoursOfSmall: Hours = [
  [10, 12],
  [16, 18],
];
const hoursOfPupils: Hours = [
  [15, 18],
  [17, 20],
  [18, 21],
];

const counts = { one: 1, two: 2, three: 3 } as const;

/** As many days as lessons, and never while others sit at school. */
function whenOf(
  random: Random,
  { mode, days, hours }: Household,
  grade: number,
  perWeek: PupilFamily['perWeek'],
): Pick<Household, 'days' | 'hours'> {
  const all = mode === 'weekends' ? days : weekdays;
  return {
    days: some(random, all, counts[perWeek]),
    hours: mode === 'weekends' ? hours : pick(random, grade === 0 ? hoursOfSmall : hoursOfPupils),
  };
}
