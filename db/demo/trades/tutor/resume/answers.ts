import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { cells, weekdays, weekend } from '#db/demo/week.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Tutor } from './tutor.ts';

export function makeAnswers(random: Random, tutor: Tutor): Answers {
  // Nobody asks a tutor about living in.
  const { live_in: _, ...common } = answersOfWorker(random, tutor);
  const { subject, second, pupils, exams, places, status, points } = tutor;
  const online = places.includes('online');
  return given({
    ...common,
    employment: tutor.mode === 'weekends' ? ['weekends'] : ['hourly'],
    schedule: scheduleOf(random, tutor),
    // They teach beside their work, and need not leave it.
    start: pick(random, ['now', 'now', 'week']),
    documents: common.documents.filter((document) => document !== 'medical_book'),
    paperwork: some(random, ['service_contract', 'self_employed', 'verbal'], 1, 2),
    trial_day: null,
    tutor_status: status,
    speciality: specialityOf(tutor),
    qualification: [
      ...(tutor.category ? [tutor.category] : []),
      ...(tutor.expert ? ['exam_expert'] : []),
      ...(exams.includes('olympiads') ? ['olympiad_winners'] : []),
      ...(tutor.degree ? ['degree'] : []),
      ...(subject.group === 'language' && chance(random, 0.4) ? ['language_certificate'] : []),
    ],
    results:
      exams.includes('ege') && status !== 'student'
        ? `Средний балл ЕГЭ прошлого выпуска — ${points}, выпускников было ${tutor.graduates}.`
        : null,
    subjects: [subject.key, ...(second ? [second.key] : [])],
    pupils,
    exams,
    lesson_goals: goalsOf(random, tutor),
    child_features: chance(random, 0.2)
      ? some(random, ['hyperactivity', 'dyslexia', 'autism'], 1)
      : null,
    lesson_place: places,
    travel_area: places.includes('at_pupil')
      ? pick(random, ['near', 'line', 'city', 'suburbs'])
      : 'none',
    lesson_length: lengthsOf(tutor),
    lesson_format: ['individual', ...(tutor.groups ? ['pair', 'group'] : [])],
    online_tools: online
      ? ['headset', ...some(random, ['board', 'tablet', 'materials', 'recording'], 1, 3)]
      : null,
    approach: approachOf(random, tutor),
    given_homework: pick(random, ['each', 'each', 'little']),
    between_lessons: tutor.betweenLessons || null,
    parent_reports: tutor.reports,
    first_lesson: tutor.firstLesson,
    first_meeting: ['talk', ...some(random, ['check', 'plan', 'parents'], 1, 3)],
    cancelling: some(random, ['day_before', 'same_day', 'moved', 'paid'], 1, 2),
    holidays: chance(random, 0.6) || null,
  });
}

function scheduleOf(random: Random, { mode, parts }: Tutor): string[] {
  if (mode === 'weekends') return cells(weekend, ['morning', 'day']);
  return cells([...some(random, weekdays, 3, 5), ...some(random, ['sat'], 0, 1)], parts);
}

function specialityOf({ status, subject, age, degree, education }: Tutor): string | null {
  const course = Math.min(4, Math.max(1, age - 17));
  switch (status) {
    case 'school_teacher':
      return `Педагогический университет, учитель ${subject.genitive}`;
    case 'student':
      return `${course} курс университета`;
    case 'lecturer':
      return degree ? 'Государственный университет, кандидат наук' : 'Государственный университет';
    default:
      if (subject.group === 'language') return 'Лингвистический университет, преподаватель';
      return education === 'higher_teaching' ? `Педагогический университет, учитель` : null;
  }
}

function goalsOf(random: Random, { subject, exams }: Tutor): string[] {
  const all = [
    'gaps',
    'marks',
    ...(subject.group === 'primary' ? ['lessons', 'school_prep'] : ['ahead']),
    ...(exams.length > 0 && subject.group !== 'primary' ? ['exam'] : []),
    ...(subject.group === 'language' ? ['speaking'] : []),
  ];
  return subject.group === 'hobby'
    ? ['interest']
    : ['gaps', ...some(random, all.slice(1), 1, all.length)];
}

const lengthsOf = ({ minutes }: Tutor) =>
  ({ 45: ['school_hour'], 60: ['hour', 'hour_and_half'], 90: ['hour_and_half'] })[minutes];

function approachOf(random: Random, { subject, exams }: Tutor): string[] {
  return [
    ...some(random, ['textbook', 'own_plan'], 1, 2),
    ...(exams.includes('ege') || exams.includes('oge') ? ['past_papers'] : []),
    ...(subject.group === 'language' ? ['conversation'] : []),
    ...(subject.group === 'primary' || subject.group === 'hobby' ? ['games'] : []),
  ];
}
