import type { Answers } from '#contract/attributes.ts';
import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { payFor, type PayOptions } from './pay.ts';
import type { Choice, Pool, Source } from './phrases.ts';
import { chance } from './random.ts';
import { type Part, tell } from './story.ts';
import type { Worker } from './worker.ts';
import { type Job, makeWorkplaces, splitYears } from './workplaces.ts';

interface ResumeOptions<W extends Worker> {
  now: Date;
  titles: Pool<W>;
  story: readonly (readonly Part<W>[])[];
  pay: PayOptions;
  answers: () => Answers;
  jobs: readonly Choice<W, Job>[];
  /** Where it all began: jobs of the first years, if there were others since. */
  first?: readonly Choice<W, Job>[];
  /** A place of work for about so many years of experience. */
  yearsEach: number;
}

/** The resume of somebody whose places of work were all of one kind. */
export function makeUniformResume<W extends Worker>(
  source: Source,
  worker: W,
  { now, titles, story, pay, answers, jobs, first = jobs, yearsEach }: ResumeOptions<W>,
): Draft {
  const { random, deal } = source;
  const { experience, locality, place } = worker;
  const stays = splitYears(random, experience, 1 + Math.floor(experience / yearsEach));
  return {
    ...emptyDraft,
    title: chance(random, 0.92) ? deal(titles, worker) : null,
    city: locality.slug,
    place,
    about: tell(source, worker, story),
    pay: payFor(random, pay),
    answers: answers(),
    workplaces: makeWorkplaces(
      source,
      worker,
      now,
      stays.map((years, at) => ({
        years,
        jobs: at > 0 && at === stays.length - 1 ? first : jobs,
      })),
    ),
  };
}
