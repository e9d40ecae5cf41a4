import type { Workplace } from '#contract/workplaces.ts';
import type { Choice, Source } from './phrases.ts';
import { between, chance, type Random, shuffled } from './random.ts';

/** One place of work in words. */
export interface Job {
  /** «Семья на Соколе, двое детей», «Детский сад № 12». */
  place: string;
  duties: string | null;
}

/** Years at one place, and what that may have been. */
interface Stay<Facts> {
  years: number;
  jobs: readonly Choice<Facts, Job>[];
}

/** More are not told: nobody writes down everything of thirty years. */
const toldAtMost = 4;

/**
 * Lays the stays, the newest first, from today backwards: one ends before the next begins, with
 * some months between. All together last about as long as the years say, never longer. Stays
 * without jobs are years that are not told.
 */
export function makeWorkplaces<Facts extends { references: boolean; working: boolean }>(
  { random, deal }: Source,
  facts: Facts,
  now: Date,
  stays: readonly Stay<Facts>[],
): Workplace[] {
  let end = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const told: Workplace[] = [];
  for (const { years, jobs } of stays) {
    if (years <= 0 || told.length === toldAtMost) continue;
    const job = deal(jobs, facts);
    // Nobody begins on the day of the reckoning: some months are missing of the whole years.
    const from = end - years * 12 + 1 + between(random, 0, years === 1 ? 2 : 5);
    const pause = between(random, told.length > 0 ? 0 : 1, years === 1 ? 2 : 4);
    const until = facts.working && told.length === 0 ? null : monthOf(end - pause);
    if (job && !told.some(({ place }) => place === job.place)) {
      told.push({
        place: job.place,
        from: monthOf(from),
        until,
        duties: job.duties,
        can_refer: facts.references && told.length < 2 && chance(random, 0.75),
      });
    }
    end = from - 1;
  }
  return told;
}

/** `2019-09` of months since the year 0. */
function monthOf(count: number): string {
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Whole years, none of them empty, that add up; at most as many parts as there are years. */
export function splitYears(random: Random, years: number, parts: number): number[] {
  const count = Math.min(parts, years);
  if (count <= 0) return [];
  const cuts = shuffled(
    random,
    Array.from({ length: years - 1 }, (_, at) => at + 1),
  )
    .slice(0, count - 1)
    .toSorted((a, b) => a - b);
  return [...cuts, years].map((cut, at) => cut - (cuts[at - 1] ?? 0));
}
