import type { Answers } from '#contract/attributes.ts';
import { given } from '#db/demo/answers.ts';
import { between, chance, type Random, some } from '#db/demo/random.ts';
import { answersOfWorker } from '#db/demo/worker.ts';
import type { Nanny } from './nanny.ts';

/** Her answers to the questions of the form. */
export function makeAnswers(random: Random, nanny: Nanny): Answers {
  const common = answersOfWorker(random, nanny);
  return given({
    ...common,
    ...aboutChildren(random, nanny),
    ...aboutRoads(random, nanny),
    ...aboutHome(random, nanny),
    ...aboutTime(random, nanny),
    documents: [...common.documents, ...(nanny.firstAid === 'course' ? ['first_aid'] : [])],
  });
}

function aboutChildren(random: Random, nanny: Nanny) {
  const { childAges, career, firstAid, feature } = nanny;
  const withBabies = childAges.some((age) => ['newborn', 'infant', 'toddler'].includes(age));
  const withPupils = childAges.some((age) => ['school', 'teen'].includes(age));
  const teaches = ['kindergarten', 'psychologist', 'musician', 'linguist'].includes(career);
  return {
    child_ages: childAges,
    children_at_once: between(random, 1, nanny.experience >= 5 ? 3 : 2) + (nanny.twins ? 1 : 0),
    twins: nanny.twins || null,
    child_features: feature === null ? null : [feature],
    first_aid: firstAid,
    baby_care: withBabies ? babyCare(random, childAges) : null,
    development: developmentOf(random, nanny),
    methods: teaches && career !== 'linguist' ? some(random, methods, 0, 2) : null,
    homework: withPupils ? homeworkOf(career) : null,
    baby_language: nanny.career === 'linguist' || null,
  };
}

const methods = ['montessori', 'nikitin', 'zaitsev', 'waldorf', 'logorhythmics'];

function babyCare(random: Random, childAges: string[]): string[] {
  const baby = childAges.includes('newborn') || childAges.includes('infant');
  return baby
    ? ['bathing', 'sleep', 'bottle', ...some(random, ['weaning', 'potty', 'gymnastics'], 1, 3)]
    : ['sleep', ...some(random, ['potty', 'kindergarten'], 1, 2)];
}

function developmentOf(random: Random, { career, english }: Nanny): string[] {
  const known = new Set(some(random, ['games', 'reading', 'crafts', 'sport', 'speech'], 2, 4));
  if (career === 'musician') known.add('music');
  if (career === 'kindergarten' || career === 'school') known.add('school_prep');
  if (english) known.add('language');
  return [...known];
}

const homeworkOf = (career: Nanny['career']) =>
  career === 'school' || career === 'linguist' || career === 'student' ? 'primary' : 'control';

function aboutRoads(random: Random, nanny: Nanny) {
  return {
    walks: ['playground', ...some(random, ['park', 'stroller', 'wheels', 'museums'], 1, 3)],
    rides: ['on_foot', 'transport', ...(nanny.drives ? ['own_car'] : some(random, ['taxi'], 0, 1))],
    swimming: nanny.swims || null,
    trips: nanny.nights ? ['dacha', ...some(random, ['russia', 'abroad'], 0, 2)] : null,
  };
}

function aboutHome(random: Random, nanny: Nanny) {
  const small = some(random, ['child_room', 'child_clothes', 'dishes'], 1, 3);
  const large =
    nanny.mode === 'live_in'
      ? ['light_cleaning', 'ironing', ...some(random, ['shopping', 'plants'], 0, 1)]
      : some(random, ['light_cleaning', 'ironing', 'shopping', 'plants'], 0, 2);
  const helps = nanny.mode === 'live_in' || nanny.career === 'grandmother';
  return {
    child_meals: nanny.cooks ? ['ready', 'cooking'] : ['ready'],
    household: [...small, ...(helps ? ['cooking', ...large] : [])],
    cameras: nanny.cameras,
  };
}

function aboutTime(random: Random, nanny: Nanny) {
  const { mode, nights } = nanny;
  return {
    night_sleep: nightOf(nanny),
    late_stay: (mode === 'full' || mode === 'part') && chance(random, 0.6) ? true : null,
    urgent_call: mode === 'hourly' || (!nights && chance(random, 0.2)) || null,
    sick_child: nanny.firstAid === 'medical' || chance(random, 0.4) || null,
  };
}

function nightOf({ liveIn, nights }: Nanny): string {
  if (liveIn.includes('living_in')) return 'regularly';
  return nights ? 'sometimes' : 'no';
}
