import { chance, pick, pickByWeight, type Random, some } from '#db/demo/random.ts';
import type { MakerOptions } from '#db/demo/trade.ts';
import { type Background, makeWorker, type Worker } from '#db/demo/worker.ts';

export type Career = 'kindergarten' | 'clinic' | 'private' | 'defectologist' | 'neuro' | 'student';

/** Everything that answers and text of a speech therapist tell. */
export interface SpeechTherapist extends Worker {
  career: Career;
  problems: string[];
  ages: string[];
  sounds: string[];
  features: string[];
  massages: string[];
  methods: string[];
  places: string[];
  minutes: 30 | 45 | 60;
  category: 'first_category' | 'highest_category' | null;
  /** Gets children ready for school too. */
  school: boolean;
  firstLesson: string;
  /** Value of «Родители на занятии». */
  parents: string;
  videos: boolean;
  cancelling: string[];
  /** Parts of the day that are free on weekdays. */
  parts: readonly string[];
}

const careers: Record<Career, Background & { weight: number }> = {
  kindergarten: {
    weight: 32,
    age: [25, 62],
    men: 0.01,
    education: ['higher_teaching'],
    startsAt: 22,
    years: [2, 32],
  },
  clinic: {
    weight: 17,
    age: [27, 63],
    men: 0.04,
    education: ['higher_teaching', 'higher_teaching', 'higher_medical'],
    startsAt: 23,
    years: [3, 30],
  },
  private: {
    weight: 24,
    age: [26, 55],
    men: 0.03,
    education: ['higher_teaching', 'higher'],
    startsAt: 23,
    years: [2, 22],
  },
  defectologist: {
    weight: 14,
    age: [26, 58],
    men: 0.02,
    education: ['higher_teaching'],
    startsAt: 23,
    years: [3, 25],
  },
  neuro: {
    weight: 8,
    age: [26, 48],
    men: 0.08,
    education: ['higher_psychology', 'higher_teaching'],
    startsAt: 23,
    years: [2, 15],
  },
  student: {
    weight: 5,
    age: [20, 23],
    men: 0.02,
    education: ['student'],
    startsAt: 19,
    years: [0, 2],
  },
};

const modes = [
  { mode: 'hourly', weight: 85 },
  { mode: 'weekends', weight: 15 },
] as const;

const isEmployed = (career: Career) => career === 'kindergarten' || career === 'clinic';

export function makeSpeechTherapist(random: Random, options: MakerOptions): SpeechTherapist {
  const career = pickByWeight(
    random,
    (Object.keys(careers) as Career[]).map((key) => ({ key, weight: careers[key].weight })),
  ).key;
  const made = makeWorker(random, options, careers[career], modes);
  const worker = {
    ...made,
    // «Работаю в саду утром»: they have not left it.
    working: isEmployed(career) ? made.experience >= 1 : made.working,
  };
  const problems = problemsOf(random, career);
  const places = pick(random, [
    ['at_pupil'],
    ['at_pupil', 'online'],
    ['at_teacher'],
    ['at_teacher', 'at_pupil'],
    ['online'],
  ]);
  return {
    ...worker,
    career,
    problems,
    // Nobody reads or writes before school.
    ages: withPupils(agesOf(random, career), problems),
    sounds: problems.includes('sounds') ? soundsOf(random, career) : [],
    features: featuresOf(random, career),
    massages:
      career !== 'student' && places[0] !== 'online' && chance(random, 0.5)
        ? some(random, ['hand', 'probes', 'spoons', 'taping'], 1, 3)
        : [],
    methods: methodsOf(random, career),
    places,
    minutes: pick(random, [30, 45, 45, 60] as const),
    category:
      worker.experience >= 6 && career !== 'private' && chance(random, 0.6)
        ? pick(random, ['first_category', 'highest_category'] as const)
        : null,
    school: career !== 'clinic' && chance(random, 0.55),
    firstLesson: pick(random, ['short_free', 'discount', 'paid', 'paid', 'free']),
    parents: pick(random, ['first_time', 'first_time', 'end', 'always']),
    videos: chance(random, 0.6),
    cancelling: some(random, ['day_before', 'same_day', 'moved', 'paid'], 1, 2),
    parts: isEmployed(career)
      ? pick(random, [['day', 'evening'], ['evening']])
      : pick(random, [['day', 'evening'], ['morning', 'day'], ['evening']]),
  };
}

function problemsOf(random: Random, career: Career): string[] {
  const own: Record<Career, readonly [sure: string[], perhaps: string[]]> = {
    kindergarten: [
      ['sounds', 'underdevelopment'],
      ['delay', 'dysarthria', 'reading'],
    ],
    clinic: [
      ['dysarthria', 'stutter'],
      ['aphasia', 'rhinolalia', 'sounds', 'alalia'],
    ],
    private: [
      ['sounds', 'delay'],
      ['dysarthria', 'reading', 'diction', 'underdevelopment'],
    ],
    defectologist: [
      ['delay', 'alalia', 'autism'],
      ['underdevelopment', 'sounds'],
    ],
    neuro: [
      ['delay', 'reading'],
      ['alalia', 'autism'],
    ],
    student: [['sounds'], ['diction', 'reading']],
  };
  const [sure, perhaps] = own[career];
  return [...sure, ...some(random, perhaps, 1, 3)];
}

function agesOf(random: Random, career: Career): string[] {
  switch (career) {
    case 'clinic':
      return ['preschool', 'primary', 'teen', 'adult'];
    case 'student':
      return ['preschool', 'primary'];
    case 'defectologist':
      return ['early', 'three', 'preschool', ...some(random, ['primary'], 0, 1)];
    default:
      return pick(random, [
        ['three', 'preschool'],
        ['three', 'preschool', 'primary'],
        ['early', 'three', 'preschool'],
        ['preschool', 'primary'],
      ]);
  }
}

const withPupils = (ages: string[], problems: string[]) =>
  problems.includes('reading') && !ages.includes('primary') ? [...ages, 'primary'] : ages;

const soundsOf = (random: Random, career: Career) =>
  career === 'student'
    ? ['whistling', 'hissing']
    : ['r', 'l', 'whistling', 'hissing', ...some(random, ['back', 'voiced', 'iot'], 0, 3)];

function featuresOf(random: Random, career: Career): string[] {
  if (career === 'defectologist')
    return some(random, ['autism', 'down_syndrome', 'hyperactivity', 'premature'], 1, 3);
  if (career === 'clinic')
    return some(random, ['cerebral_palsy', 'epilepsy', 'hearing_or_sight'], 1, 2);
  return chance(random, 0.35) ? some(random, ['hyperactivity', 'autism'], 1) : [];
}

function methodsOf(random: Random, career: Career): string[] {
  const own: Record<Career, string[]> = {
    kindergarten: ['logorhythmics', 'breathing'],
    clinic: ['breathing', 'biofeedback'],
    private: ['breathing', 'neuro', 'logorhythmics'],
    defectologist: ['sensory', 'cards', 'logorhythmics'],
    neuro: ['neuro', 'sensory', 'biofeedback'],
    student: ['breathing'],
  };
  return ['articulation', 'games', ...some(random, own[career], 1, 2)];
}
