import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Governess } from './governess.ts';

export function makeAnswers(random: Random, governess: Governess): Answers {
  const { childAges, language, career, trips, mode } = governess;
  const common = answersOfWorker(random, governess);
  const pupils = childAges.includes('school') || childAges.includes('teen');
  return given({
    ...common,
    documents: [...common.documents, ...(trips.includes('abroad') ? ['foreign_passport'] : [])],
    child_ages: childAges,
    children_at_once: governess.atOnce,
    governess_background: backgroundsOf(random, governess),
    child_features: chance(random, 0.15)
      ? some(random, ['hyperactivity', 'speech_delay', 'allergy'], 1)
      : null,
    spoken_languages: language ? [language.key] : null,
    language_level: language ? governess.level : null,
    language_use: language ? governess.use : null,
    language_reading: (language && governess.level === 'fluent') || null,
    language_background:
      language && career === 'linguist' ? 'Лингвистический университет, годовая стажировка' : null,
    development: governess.development,
    school_subjects: pupils ? governess.subjects : null,
    homework: pupils
      ? pick(random, career === 'teacher' ? ['primary', 'middle'] : ['primary', 'control'])
      : 'none',
    manners: governess.manners,
    arts: governess.arts,
    outings: [
      'parks',
      ...some(random, ['museums', 'theatres', 'libraries', 'sport', 'guests'], 2, 4),
    ],
    rides: [
      'on_foot',
      'transport',
      ...(governess.drives ? ['own_car'] : []),
      ...(mode === 'live_in' ? ['driver'] : []),
    ],
    trips,
    swimming: governess.swims || null,
    late_stay: (mode === 'full' && chance(random, 0.5)) || null,
    parent_reports: governess.reports,
    lesson_plan: pick(random, ['own', 'own', 'given', 'flexible']),
    household_staff: ['nanny', 'driver', 'tutors', ...some(random, ['housekeeper', 'cook'], 0, 2)],
    confidentiality: true,
    cameras: pick(random, ['fine', 'fine', 'common_rooms', 'no']),
  });
}

function backgroundsOf(random: Random, { career, experience }: Governess): string[] {
  const own = {
    teacher: ['teacher'],
    kindergarten: ['kindergarten'],
    linguist: ['linguist'],
    musician: ['musician'],
    lecturer: ['lecturer'],
    families: ['families'],
  }[career];
  const inFamilies = career !== 'families' && experience >= 3 && chance(random, 0.8);
  return [...own, ...(inFamilies ? ['families'] : [])];
}
