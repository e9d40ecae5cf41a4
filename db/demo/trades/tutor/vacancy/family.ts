import { type Household, makeHousehold } from '#db/demo/household.ts';
import { between, chance, pick, pickByWeight, type Random } from '#db/demo/random.ts';
import type { MakerWish } from '#db/demo/trade.ts';
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
  minutes: 45 | 60 | 90;
}

export function makePupilFamily(random: Random, wish: MakerWish): PupilFamily {
  const subject = pickByWeight(random, subjects);
  const pupil = makeChild(random, ...agesOf(subject));
  const household = makeHousehold(random, wish, {
    modes: [
      { mode: 'hourly', weight: 85 },
      { mode: 'weekends', weight: 15 },
    ],
    age: [pupil.years + 21, pupil.years + 40],
    men: 0.25,
  });
  const grade = gradeOf(pupil.years);
  const exams = examsOf(random, subject, grade);
  return {
    ...household,
    pupil,
    grade,
    subject,
    exams,
    goal: goalOf(random, subject, grade, exams),
    marks: marksOf(random, subject, grade),
    places: pick(random, [
      ['at_pupil'],
      ['at_pupil', 'online'],
      ['online'],
      ['at_pupil', 'at_teacher'],
    ]),
    perWeek:
      exams.length > 0
        ? pick(random, ['two', 'two', 'three'])
        : pick(random, ['one', 'two', 'two']),
    minutes: grade <= 4 ? 45 : between(random, 0, 2) === 0 ? 90 : 60,
    term: 'permanent',
    payRhythm: pick(random, ['daily', 'daily', 'weekly', 'monthly']),
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

function marksOf(random: Random, { group }: Subject, grade: number): string {
  if (group === 'hobby' || grade === 0) return 'beginner';
  return pick(random, ['failing', 'threes', 'threes', 'fours', 'fours', 'fives']);
}
