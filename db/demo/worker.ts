import type { MaybeAnswers } from './answers.ts';
import { makePerson, type Person } from './people.ts';
import { between, chance, pick, pickByWeight, type Random, some } from './random.ts';
import type { MakerOptions } from './trade.ts';
import { employmentOf, type Mode, rhythmsOf, staysForWeeks, weekOfWorker } from './work-mode.ts';

/** How somebody came to the work: ages, schooling and years that go together. */
export interface Background {
  age: readonly [least: number, most: number];
  /** Share of men. */
  men: number;
  /** Values of the question about education. */
  education: readonly string[];
  /** Age at which the work could begin. */
  startsAt: number;
  /** Years in this work; cut to what the age allows. */
  years: readonly [least: number, most: number];
}

/** What every helper has to tell; a trade extends it with facts of its own. */
export interface Worker extends Person {
  education: string;
  /** Years in this work: the answer to «Опыт работы». */
  experience: number;
  mode: Mode;
  /** Values of «График». */
  rhythms: string[];
  /** Cells of the weekly grid. */
  week: string[];
  /** Values of «Проживание в семье». */
  liveIn: string[];
  /** Has not left the last place yet: `makeWorkplaces` leaves it open. */
  working: boolean;
  /** Former employers answer questions. */
  references: boolean;
  drives: boolean;
  languages: string[];
  smokes: boolean;
  /** Value of the question «Животные в доме». */
  pets: string;
}

export type ModeShare = { mode: Mode; weight: number };

export function makeWorker(
  random: Random,
  options: MakerOptions,
  background: Background,
  modes: readonly ModeShare[],
): Worker {
  const person = makePerson(random, { ...options, ...background });
  const education = schoolingOf(random, background.education, person.age);
  return describeWorker(random, person, {
    education,
    experience: yearsOfWork(random, background, education, person.age),
    mode: pickByWeight(random, modes).mode,
  });
}

/** Nobody of twenty has a degree. */
function schoolingOf(random: Random, kinds: readonly string[], age: number): string {
  const education = pick(random, kinds);
  return age < 22 && education.startsWith('higher') ? 'student' : education;
}

/** Nobody works before school is over. */
function yearsOfWork(random: Random, background: Background, education: string, age: number) {
  const schooled = education.startsWith('higher') ? 22 : 18;
  const possible = Math.max(0, age - Math.max(background.startsAt, schooled));
  return Math.min(between(random, ...background.years), possible);
}

/** What is left to chance once the main facts stand. */
export function describeWorker(
  random: Random,
  person: Person,
  facts: Pick<Worker, 'education' | 'experience' | 'mode'>,
): Worker {
  const tatar = ['kazan', 'naberezhnye-chelny'].includes(person.locality.slug);
  const english = person.age < 40 && chance(random, 0.15);
  const rhythms = rhythmsOf(random, facts.mode);
  return {
    ...person,
    ...facts,
    rhythms,
    week: weekOfWorker(random, facts.mode, rhythms),
    liveIn: liveInOf(random, facts.mode, rhythms),
    working: facts.experience >= 1 && chance(random, 0.25),
    references: facts.experience >= 1 && chance(random, 0.7),
    drives: chance(random, person.age < 60 ? 0.2 : 0.05),
    languages: [
      'russian',
      ...(english ? ['english'] : []),
      ...(tatar && chance(random, 0.4) ? ['tatar'] : []),
    ],
    smokes: chance(random, 0.05),
    pets: pick(random, ['fine', 'fine', 'fine', 'cats', 'dogs', 'none']),
  };
}

/**
 * Answers to every common question of a resume. Spread them first, then replace what the trade
 * knows better, and give all of it to `given`.
 */
export function answersOfWorker(random: Random, worker: Worker) {
  return {
    birth_date: worker.birthDate,
    hide_age: chance(random, 0.05) || null,
    education: worker.education,
    languages: worker.languages,
    right_to_work: chance(random, 0.95) ? 'citizen' : pick(random, ['eaeu', 'residence']),
    experience: worker.experience,
    references_by_phone: worker.references || null,
    employment: [
      ...employmentOf(random, worker.mode),
      ...(worker.mode === 'live_in' && staysForWeeks(worker.rhythms) ? ['shifts'] : []),
    ],
    schedule: worker.week,
    live_in: worker.liveIn,
    start: pick(random, worker.working ? ['two_weeks', 'month'] : ['now', 'now', 'week', 'month']),
    documents: documentsOf(random, worker),
    paperwork: some(
      random,
      ['employment_contract', 'service_contract', 'self_employed', 'verbal'],
      1,
      3,
    ),
    trial_day:
      worker.mode === 'one_off' ? null : pick(random, ['paid', 'paid', 'half_paid', 'free_hours']),
    pets: worker.pets,
    smoking: worker.smokes ? 'off_work' : 'no',
  } satisfies MaybeAnswers;
}

function liveInOf(random: Random, mode: Mode, rhythms: readonly string[]): string[] {
  if (mode === 'shifts' && staysForWeeks(rhythms)) {
    return rhythms.length > 1 ? ['visiting', 'living_in'] : ['living_in'];
  }
  if (mode !== 'live_in') return ['visiting'];
  if (staysForWeeks(rhythms)) return ['living_in'];
  return chance(random, 0.25) ? ['visiting', 'living_in'] : ['living_in'];
}

function documentsOf(random: Random, worker: Worker): string[] {
  const studied = worker.education !== 'school' && worker.education !== 'student';
  const usual = ['medical_book', 'no_criminal_record'];
  return [
    'passport',
    ...some(random, usual, worker.experience > 2 ? 1 : 0, 2),
    ...(studied ? ['education'] : []),
    ...(worker.references ? ['references'] : []),
    ...(worker.drives ? ['driving_licence'] : []),
  ];
}
