import type { Answers } from '#contract/attributes.ts';
import { between, chance, pick, type Random, some } from '../random.ts';
import { cells, weekdays } from '../week.ts';
import type { Mode, Nanny } from './nanny.ts';

/** Her answers to the questions of the form; what has nothing to say is left out. */
export function makeAnswers(random: Random, nanny: Nanny): Answers {
  const answers = {
    ...aboutHerself(random, nanny),
    ...aboutChildren(random, nanny),
    ...aboutRoads(random, nanny),
    ...aboutHome(random, nanny),
    ...aboutTime(random, nanny),
    ...aboutConditions(random, nanny),
  };
  const given = Object.entries(answers).filter(
    ([, answer]) => answer !== null && !(Array.isArray(answer) && answer.length === 0),
  );
  return Object.fromEntries(given) as Answers;
}

function aboutHerself(random: Random, nanny: Nanny) {
  const { english, locality } = nanny;
  const tatar = ['kazan', 'naberezhnye-chelny'].includes(locality.slug) && chance(random, 0.4);
  return {
    birth_date: nanny.birthDate,
    hide_age: chance(random, 0.05) || null,
    education: nanny.education,
    languages: ['russian', ...(english ? ['english'] : []), ...(tatar ? ['tatar'] : [])],
    right_to_work: chance(random, 0.95) ? 'citizen' : 'eaeu',
    experience: nanny.experience,
    references_by_phone: nanny.references || null,
  };
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
    special_needs: feature === null ? null : [feature],
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
    trips: nanny.nights ? some(random, ['dacha', 'russia', 'abroad'], 1, 3) : null,
  };
}

function aboutHome(random: Random, nanny: Nanny) {
  const small = some(random, ['child_room', 'child_clothes', 'dishes'], 1, 3);
  const large = some(random, ['light_cleaning', 'ironing', 'shopping', 'plants'], 0, 2);
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
    employment: employmentOf(random, mode),
    schedule: scheduleOf(random, mode),
    live_in: liveInOf(random, mode),
    start: pick(random, ['now', 'now', 'week', 'two_weeks', 'month']),
    night_sleep: nightOf(nanny),
    late_stay: (mode === 'full' || mode === 'part') && chance(random, 0.6) ? true : null,
    urgent_call: mode === 'hourly' || (!nights && chance(random, 0.2)) || null,
    sick_child: nanny.firstAid === 'medical' || chance(random, 0.4) || null,
  };
}

function liveInOf(random: Random, mode: Mode): string[] {
  if (mode !== 'live_in') return ['visiting'];
  return chance(random, 0.25) ? ['visiting', 'living_in'] : ['living_in'];
}

function nightOf({ mode, nights }: Nanny): string {
  if (mode === 'live_in') return 'regularly';
  return nights ? 'sometimes' : 'no';
}

function employmentOf(random: Random, mode: Mode): string[] {
  switch (mode) {
    case 'full':
      return ['full_day', ...some(random, ['part_day'], 0, 1)];
    case 'part':
      return ['part_day', ...some(random, ['hourly'], 0, 1)];
    case 'hourly':
      return ['hourly', ...some(random, ['weekends', 'one_off'], 0, 2)];
    case 'weekends':
      return ['weekends', ...some(random, ['one_off'], 0, 1)];
    case 'live_in':
      return ['full_day', ...some(random, ['shifts'], 0, 1)];
    case 'shifts':
      return ['full_day', 'shifts'];
  }
}

function scheduleOf(random: Random, mode: Mode): string[] {
  switch (mode) {
    case 'full':
      return cells(weekdays, ['morning', 'day', ...some(random, ['evening'], 0, 1)]);
    case 'part':
      return cells(weekdays, pick(random, [['morning', 'day'], ['day', 'evening'], ['morning']]));
    case 'hourly':
      return cells([...some(random, weekdays, 2, 4), 'sat'], ['day', 'evening']);
    case 'weekends':
      return cells(['sat', 'sun'], ['morning', 'day', ...some(random, ['evening'], 0, 1)]);
    case 'live_in':
      return cells(pick(random, [weekdays, [...weekdays, 'sat']]), [
        'morning',
        'day',
        'evening',
        'night',
      ]);
    case 'shifts':
      return cells([...weekdays, 'sat', 'sun'], ['morning', 'day', 'evening']);
  }
}

function aboutConditions(random: Random, nanny: Nanny) {
  const studied = nanny.education !== 'school' && nanny.education !== 'student';
  return {
    documents: [
      'passport',
      ...some(random, ['medical_book', 'no_criminal_record'], nanny.experience > 2 ? 1 : 0, 2),
      ...(studied ? ['education'] : []),
      ...(nanny.references ? ['references'] : []),
      ...(nanny.drives ? ['driving_licence'] : []),
      ...(nanny.firstAid === 'course' ? ['first_aid'] : []),
    ],
    paperwork: some(
      random,
      ['employment_contract', 'service_contract', 'self_employed', 'verbal'],
      1,
      3,
    ),
    trial_day: pick(random, ['paid', 'paid', 'half_paid', 'free_hours']),
    pets: nanny.pets,
    smoking: nanny.smokes ? 'off_work' : 'no',
  };
}
