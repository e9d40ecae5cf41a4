import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { greetings } from '#db/demo/household-phrases.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Source } from '#db/demo/phrases.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import type { PupilFamily } from './family.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, family: PupilFamily, now: Date): Draft {
  const { random, deal } = source;
  const parts = vacancyParts(source, family, now, phrases.questions);
  const travels = family.places.some((place) => place !== 'online');
  return {
    ...emptyDraft,
    ...parts,
    address: travels ? parts.address : null,
    questions: parts.questions.filter(
      (question) => travels || !/ехать|прийти|семье/.test(question),
    ),
    title: chance(random, 0.95) ? deal(phrases.titles, family) : null,
    city: family.locality.slug,
    place: family.place,
    about: tell(source, family, [
      [
        { pool: greetings, share: 0.5 },
        { pool: phrases.pupils },
        { pool: phrases.goalPhrases(family) },
      ],
      [
        { topics: phrases.lessons, count: [1, 3] },
        { pool: phrases.wishes, count: [1, 2] },
      ],
      [{ pool: phrases.closings, share: 0.7 }],
    ]),
    pay: payFor(random, {
      hour: (family.locality.hour * effortOf(family) * family.minutes) / 90,
      mode: family.mode,
      units: ['lesson'],
      ranges: 0.55,
    }),
    answers: answersOf(random, family),
  };
}

const effortOf = ({ grade, exams, experience }: PupilFamily) =>
  (grade <= 4 ? 1.9 : 2.3) +
  (exams.includes('ege') ? 0.5 : 0) +
  (experience === 'five_years' ? 0.3 : 0);

function answersOf(random: Random, family: PupilFamily) {
  const { grade, goal, subject, exams, places, minutes } = family;
  return given({
    ...answersOfHousehold(random, family),
    ...notAskedOfTutors,
    hours_per_week: null,
    pets: places.includes('at_pupil') ? [family.pets] : null,
    documents_wanted:
      family.experience === 'any'
        ? ['passport']
        : ['passport', ...some(random, ['education', 'references'], 0, 2)],
    subjects: [subject.key],
    pupils: [levelOf(grade)],
    lesson_goals: [...new Set<string>([goal, ...(exams.length > 0 ? ['exam'] : [])])],
    exams,
    marks: family.marks,
    school_kind: grade === 0 ? 'none' : pick(random, ['school', 'school', 'lyceum', 'private']),
    child_features: chance(random, 0.08) ? some(random, ['hyperactivity', 'dyslexia'], 1) : null,
    lesson_place: places,
    lessons_per_week: family.perWeek,
    lesson_length: [{ 45: 'school_hour', 60: 'hour', 90: 'hour_and_half' }[minutes]],
    lesson_format: ['individual'],
    adult_nearby: (grade <= 5 && chance(random, 0.6)) || null,
    approach: some(
      random,
      ['textbook', 'own_plan', ...(exams.length > 0 ? ['past_papers'] : [])],
      0,
      2,
    ),
    given_homework: family.homework,
    between_lessons: chance(random, 0.3) || null,
    parent_reports: family.reports,
    holidays: (exams.length > 0 && chance(random, 0.6)) || null,
    first_lesson: pick(random, ['short_free', 'discount', 'paid']),
    cancelling: some(random, ['day_before', 'same_day', 'moved'], 1, 2),
    tutor_status:
      family.experience === 'any'
        ? null
        : some(random, ['school_teacher', 'private', 'lecturer'], 1, 2),
    qualification: exams.length > 0 && chance(random, 0.3) ? ['exam_expert'] : null,
  });
}

/** Questions about the house, which a tutor never keeps. */
const notAskedOfTutors = {
  live_in: null,
  live_in_conditions: null,
  home: null,
  extra_duties: null,
  no_smoking: null,
  trial_day: null,
};

function levelOf(grade: number): string {
  if (grade === 0) return 'preschool';
  if (grade <= 4) return 'primary';
  if (grade <= 8) return 'middle';
  return grade === 9 ? 'ninth' : 'senior';
}
