import { type Draft, emptyDraft } from '#contract/drafts.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { given } from '#db/demo/answers.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Choice, Source } from '#db/demo/phrases.ts';
import { between, chance, pick, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { cells, weekdays, weekend } from '#db/demo/week.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import { greetings, places } from '#db/demo/worker-phrases.ts';
import { type Job, makeWorkplaces, splitYears } from '#db/demo/workplaces.ts';
import * as phrases from './phrases.ts';
import type { Career, SpeechTherapist } from './speech-therapist.ts';

export function makeResume(source: Source, therapist: SpeechTherapist, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    title: chance(random, 0.95) ? deal(phrases.titles, therapist) : null,
    city: therapist.locality.slug,
    place: therapist.place,
    about: tell(source, therapist, [
      [
        { pool: greetings, share: 0.3 },
        { pool: phrases.backgrounds[therapist.career] },
        { pool: phrases.work[0]!, count: [1, 2] },
      ],
      [{ topics: phrases.work.slice(1), count: [1, 3] }],
      [
        { topics: phrases.practical, count: [1, 2] },
        { pool: places, share: therapist.places.includes('at_pupil') ? 0.3 : 0 },
        { pool: phrases.farewells, share: 0.75 },
      ],
    ]),
    pay: payFor(random, {
      // The price is for the whole lesson, and `payFor` counts one as an hour and a half.
      hour: (therapist.locality.hour * rateOf(therapist) * (therapist.minutes + 15)) / 90,
      mode: therapist.mode,
      units: ['lesson'],
    }),
    answers: answersOf(random, therapist),
    workplaces: workplacesOf(source, therapist, now),
  };
}

const rateOf = ({ career, experience, massages }: SpeechTherapist) =>
  (career === 'student' ? 1.5 : 2.4) +
  Math.min(experience, 20) * 0.04 +
  (career === 'defectologist' || career === 'neuro' ? 0.3 : 0) +
  (massages.length > 0 ? 0.2 : 0);

function answersOf(random: Random, therapist: SpeechTherapist) {
  const { career, places, massages, minutes, ages } = therapist;
  // Nobody asks a speech therapist about living in.
  const { live_in: _, ...common } = answersOfWorker(random, therapist);
  return given({
    ...common,
    employment: therapist.mode === 'weekends' ? ['weekends'] : ['hourly'],
    schedule:
      therapist.mode === 'weekends'
        ? cells(weekend, ['morning', 'day'])
        : cells(some(random, weekdays, 3, 5), therapist.parts),
    // They teach beside their work, and need not leave it.
    start: pick(random, ['now', 'now', 'week']),
    paperwork: some(random, ['service_contract', 'self_employed', 'verbal'], 1, 2),
    trial_day: null,
    speech_education: educationOf(therapist),
    speech_workplaces: workedAt[career],
    qualification: [
      ...(therapist.category ? [therapist.category] : []),
      ...(massages.length > 0 ? ['massage_course'] : []),
    ],
    courses: career !== 'student' && chance(random, 0.6) ? pick(random, courses) : null,
    speech_problems: therapist.problems,
    speech_ages: ages,
    speech_sounds: therapist.sounds,
    child_features: therapist.features,
    bilingual: chance(random, 0.25) || null,
    speech_diagnostics: [
      'examination',
      ...some(random, ['plan', 'conclusion', 'commission', 'progress'], 1, 3),
    ],
    speech_massage: massages,
    sterile_tools: massages.length > 0 || null,
    speech_methods: therapist.methods,
    school_preparation: therapist.school
      ? some(random, ['letters', 'analysis', 'hand', 'retelling', 'attention'], 2, 4)
      : null,
    lesson_place: places,
    travel_area: places.includes('at_pupil') ? pick(random, ['near', 'line', 'city']) : 'none',
    lesson_length: [{ 30: 'half_hour', 45: 'school_hour', 60: 'hour' }[minutes]],
    lesson_format: ['individual', ...(chance(random, 0.15) ? ['group'] : [])],
    lessons_per_week: ['two', ...(chance(random, 0.4) ? ['three'] : [])],
    parents_at_lesson: therapist.parents,
    given_homework: pick(random, ['each', 'each', 'little']),
    parent_reports: pick(random, ['each', 'each', 'weekly', 'monthly']),
    exercise_videos: therapist.videos || null,
    first_lesson: therapist.firstLesson,
    cancelling: therapist.cancelling,
    holidays: chance(random, 0.6) || null,
  });
}

function educationOf({ career, education }: SpeechTherapist): string[] {
  const own: Record<Career, string[]> = {
    kindergarten: ['therapist'],
    clinic: ['therapist'],
    private: ['therapist'],
    defectologist: ['therapist', 'defectologist'],
    neuro: ['neuropsychologist', 'retrained'],
    student: ['student'],
  };
  return education === 'higher' ? [...own[career], 'retrained'] : own[career];
}

const workedAt: Record<Career, string[]> = {
  kindergarten: ['kindergarten', 'private'],
  clinic: ['clinic', 'rehabilitation'],
  private: ['centre', 'private'],
  defectologist: ['centre', 'rehabilitation', 'private'],
  neuro: ['centre', 'private'],
  student: ['kindergarten'],
};

const courses = [
  'Запуск речи у неговорящих детей, 72 часа',
  'Логопедический массаж, 36 часов',
  'Дизартрия: новые приёмы, 54 часа',
  'Нейрогимнастика на логопедических занятиях, 24 часа',
  'Коррекция дисграфии у школьников, 72 часа',
];

type Jobs = readonly Choice<SpeechTherapist, Job>[];

function workplacesOf(source: Source, therapist: SpeechTherapist, now: Date): Workplace[] {
  const years = splitYears(source.random, therapist.experience, between(source.random, 1, 3));
  return makeWorkplaces(
    source,
    therapist,
    now,
    years
      .toSorted((a, b) => b - a)
      .map((length, at) => ({
        years: length,
        jobs: at === 0 && therapist.career === 'clinic' ? clinic : jobs[therapist.career],
      })),
  );
}

const centres: Jobs = [
  { place: 'Детский центр развития', duties: 'Отдельные занятия и группа подготовки к школе.' },
  { place: 'Логопедический кабинет', duties: 'Постановка звуков, консультации родителей.' },
  { place: 'Частная практика', duties: 'Восемь–десять детей, занятия два раза в неделю.' },
];

/** «Логопед поликлиники» works there now. */
const clinic: Jobs = [
  {
    place: 'Детская поликлиника',
    duties: 'Приём, обследование, занятия с детьми после невролога.',
  },
];

const jobs: Record<Career, Jobs> = {
  kindergarten: [
    {
      place: 'Детский сад, логопедическая группа',
      duties: 'Ежедневные занятия, обследования, работа с воспитателями.',
    },
    {
      place: 'Логопункт детского сада',
      duties: 'Двадцать пять детей в год, звуки и связная речь.',
    },
    {
      place: 'Детский сад для детей с нарушениями речи',
      duties: 'Группа из десяти детей, занятия каждый день.',
    },
  ],
  clinic: [
    (s) =>
      s.problems.includes('aphasia')
        ? {
            place: 'Городская больница, неврология',
            duties: 'Восстановление речи у взрослых после инсульта.',
          }
        : null,
    { place: 'Реабилитационный центр', duties: 'Дети с ДЦП: массаж, дыхание, речь.' },
    {
      place: 'Кабинет логопеда при детском отделении',
      duties: 'Занятия после выписки, консультации.',
    },
  ],
  private: centres,
  defectologist: [
    {
      place: 'Центр для детей с особенностями развития',
      duties: 'Запуск речи, карточки, сенсорные занятия.',
    },
    {
      place: 'Реабилитационный центр',
      duties: 'Дети с задержкой речи и аутизмом, консультации семей.',
    },
    ...centres,
  ],
  neuro: [
    {
      place: 'Детский нейропсихологический центр',
      duties: 'Диагностика, занятия на внимание и чтение.',
    },
    ...centres,
  ],
  student: [
    { place: 'Детский сад, практика', duties: 'Занятия под присмотром логопеда, материалы, игры.' },
  ],
};
