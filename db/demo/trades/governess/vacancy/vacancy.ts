import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { given } from '#db/demo/answers.ts';
import { answersOfHousehold, paidHours } from '#db/demo/household.ts';
import { closings, conditions, greetings, petsAtHome } from '#db/demo/household-phrases.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Source } from '#db/demo/phrases.ts';
import { chance, pick, type Random, some } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { vacancyParts } from '#db/demo/vacancy-parts.ts';
import { ageWords } from '../../pupil.ts';
import type { LearnedFamily } from './family.ts';
import * as phrases from './phrases.ts';

export function makeVacancy(source: Source, family: LearnedFamily, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    ...vacancyParts(source, family, now, phrases.questions),
    title: chance(random, 0.95) ? deal(phrases.titles, family) : null,
    city: family.locality.slug,
    place: family.place,
    about: tell(source, family, [
      [{ pool: greetings, share: 0.45 }, { pool: phrases.openings }, { pool: phrases.needs }],
      [{ topics: phrases.details, count: [2, 4] }],
      [
        { pool: petsAtHome, share: 0.2 },
        { pool: conditions, share: 0.45 },
        { pool: closings, share: 0.7 },
      ],
    ]),
    pay: payFor(random, {
      hour: family.locality.hour * effortOf(family),
      mode: family.mode,
      ...paidHours(family),
      units: family.mode === 'part' ? ['month', 'hour'] : ['month'],
      ranges: 0.55,
    }),
    answers: answersOf(random, family),
  };
}

const effortOf = ({ children, language, experience }: LearnedFamily) =>
  1.3 +
  (children.length - 1) * 0.15 +
  (language ? 0.3 : 0) +
  (experience === 'five_years' ? 0.15 : 0);

function answersOf(random: Random, family: LearnedFamily) {
  const { children, language, staff, mode } = family;
  const eldest = children[0]?.years ?? 7;
  const youngest = children.at(-1)?.years ?? 7;
  const common = answersOfHousehold(random, family);
  return given({
    ...common,
    extra_duties: null,
    not_included: chance(random, 0.5) ? 'Уборка, готовка и стирка.' : null,
    documents_wanted: [
      'passport',
      ...some(random, ['education', 'references', 'medical_book', 'no_criminal_record'], 1, 3),
    ],
    child_ages: ageWords(children),
    children_count: children.length,
    education_place: [...new Set(children.map(({ years }) => placeOf(years, family)))],
    child_features: chance(random, 0.06) ? ['allergy'] : null,
    child_character: chance(random, 0.4) ? pick(random, characters) : null,
    spoken_languages: language ? [language.key] : null,
    language_level: language ? 'fluent' : null,
    language_use: language ? family.use : null,
    child_language: language ? pick(random, ['nothing', 'understands', 'speaks']) : null,
    development: [
      ...some(random, ['reading', 'crafts', 'games', 'speech'], 1, 3),
      ...(language ? ['language'] : []),
    ],
    school_subjects:
      eldest >= 7 ? some(random, ['reading', 'russian', 'maths', 'literature'], 1, 3) : null,
    homework:
      eldest >= 7
        ? pick(random, eldest <= 10 ? ['primary', 'control'] : ['middle', 'control'])
        : 'none',
    manners: family.manners,
    arts: family.arts,
    tasks: [
      'day_plan',
      'lessons',
      'walks',
      ...(youngest < 8 ? ['feeding'] : []),
      ...(mode === 'live_in' ? ['wardrobe'] : []),
    ],
    outings: family.outings,
    rides: staff.includes('driver')
      ? ['driver']
      : pick(random, [['on_foot'], ['on_foot', 'taxi'], ['transport']]),
    trips: family.trips,
    late_stay: family.late || null,
    household_staff: staff,
    cameras: pick(random, ['no', 'no', 'common_rooms', 'child_room']),
    helper_meals: mode === 'live_in' ? 'provided' : pick(random, ['provided', 'kitchen', 'own']),
    rules: chance(random, 0.4) && youngest < 10 ? pick(random, rules) : null,
    governess_background: some(random, ['teacher', 'kindergarten', 'linguist', 'families'], 0, 2),
    parent_reports: pick(random, ['each', 'weekly', 'on_request']),
    confidentiality: family.confidential || null,
  });
}

function placeOf(years: number, { homeLearning }: LearnedFamily): string {
  if (homeLearning) return 'home';
  if (years < 7) return 'kindergarten';
  return years >= 9 ? 'lyceum' : 'school';
}

const characters = [
  'Спорит по любому поводу, но честное слово уважает.',
  'Читает запоем, а на улицу нужно вытаскивать.',
  'Всё хочет делать без взрослых: помощь предлагайте, но не навязывайте.',
  'С чужими молчит, зато потом не остановишь.',
  'Обожает животных и вопросы, на которые никто не знает ответа.',
];

const rules = [
  'Сладкое после обеда, экраны после шести, обращение на «вы».',
  'Мультфильмы только в выходные, книги в любое время.',
  'Обещали — делаем. Это правило и для взрослых.',
  'Телефон гувернантки на работе только для связи с нами.',
];
