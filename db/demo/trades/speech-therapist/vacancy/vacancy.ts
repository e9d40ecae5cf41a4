import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold } from '#db/demo/household.ts';
import { closings, greetings } from '#db/demo/household-phrases.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Source } from '#db/demo/phrases.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import type { Need, SpeakingFamily } from './family.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, family: SpeakingFamily, now: Date): Draft {
  const { random, deal } = source;
  const parts = vacancyParts(source, family, now, phrases.questions);
  return {
    ...emptyDraft,
    ...parts,
    address: family.places.includes('at_pupil') ? parts.address : null,
    title: chance(random, 0.95) ? deal(phrases.titles, family) : null,
    city: family.locality.slug,
    place: family.place,
    about: tell(source, family, [
      [{ pool: greetings, share: 0.5 }, { pool: phrases.needs[family.need] }],
      [
        { topics: phrases.details, count: [2, 3] },
        { pool: phrases.wishes, count: [1, 2] },
      ],
      [{ pool: closings, share: 0.65 }],
    ]),
    pay: payFor(random, {
      hour: (family.locality.hour * effortOf(family) * 60) / 90,
      mode: family.mode,
      units: ['lesson'],
      ranges: 0.5,
    }),
    answers: answersOf(random, family),
  };
}

const effortOf = ({ need, experience }: SpeakingFamily) =>
  (need === 'autism' || need === 'aphasia' ? 2.9 : 2.4) + (experience === 'five_years' ? 0.3 : 0);

const problems: Record<Need, string[]> = {
  sounds: ['sounds'],
  late: ['delay'],
  school: ['sounds', 'underdevelopment'],
  reading: ['reading'],
  autism: ['autism', 'delay'],
  stutter: ['stutter'],
  aphasia: ['aphasia'],
};

function answersOf(random: Random, family: SpeakingFamily) {
  const { need, places, massage, pupil } = family;
  const grownUp = need === 'aphasia';
  return given({
    ...answersOfHousehold(random, family),
    ...notAskedOfTherapists,
    pets: places.includes('at_pupil') ? [family.pets] : null,
    documents_wanted: ['education', ...some(random, ['passport', 'no_criminal_record'], 0, 2)],
    speech_ages: [family.ageWord],
    speech_problems: problems[need],
    speech_sounds: family.sounds,
    child_features: need === 'autism' ? ['autism'] : chance(random, 0.1) ? ['hyperactivity'] : null,
    bilingual: (!grownUp && chance(random, 0.1)) || null,
    speech_now: family.speech,
    conclusions: family.conclusions,
    earlier_lessons: family.earlier,
    attention: pupil.years <= 3 ? 'five' : pick(random, ['twenty', 'half_hour']),
    pupil_character: chance(random, 0.35) && !grownUp ? pick(random, characters) : null,
    lesson_place: places,
    lessons_per_week: family.perWeek,
    lesson_length: pupil.years <= 4 ? ['half_hour'] : ['school_hour'],
    lesson_format: ['individual'],
    speech_diagnostics: ['examination', ...some(random, ['plan', 'conclusion', 'progress'], 0, 2)],
    speech_massage: massage ? some(random, ['hand', 'probes', 'spoons'], 1) : null,
    speech_methods: grownUp
      ? null
      : some(random, ['articulation', 'games', 'breathing', 'logorhythmics'], 0, 2),
    school_preparation:
      need === 'school' ? some(random, ['letters', 'analysis', 'hand', 'retelling'], 2, 3) : null,
    parents_at_lesson:
      pupil.years <= 4
        ? pick(random, ['first_time', 'always'])
        : pick(random, ['first_time', 'end', 'none']),
    given_homework: pick(random, ['each', 'little']),
    parent_reports: pick(random, ['each', 'each', 'weekly']),
    first_lesson: pick(random, ['short_free', 'discount', 'paid', 'paid']),
    cancelling: some(random, ['day_before', 'same_day', 'moved'], 1, 2),
    speech_education:
      need === 'autism' || need === 'late' ? ['therapist', 'defectologist'] : ['therapist'],
    qualification: massage ? ['massage_course'] : null,
  });
}

/** Questions about the house, which nobody asks of a speech therapist. */
const notAskedOfTherapists = {
  live_in: null,
  live_in_conditions: null,
  home: null,
  extra_duties: null,
  no_smoking: null,
  trial_day: null,
  hours_per_week: null,
};

const characters = [
  'Любит книжки про животных и собирать пазлы, без них не садится.',
  'Стесняется чужих, первое занятие лучше начать с игры.',
  'Обожает музыку: под песни повторяет всё.',
  'Упрямится, если просят сказать ещё раз, помогает зеркало и смех.',
];
