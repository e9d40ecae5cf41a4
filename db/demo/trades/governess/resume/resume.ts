import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import {
  farewells,
  greetings,
  limits,
  places,
  references,
  times,
} from '#db/demo/worker-phrases.ts';
import { makeAnswers } from './answers.ts';
import type { Governess } from './governess.ts';
import * as phrases from './phrases.ts';
import { workplacesOf } from './workplaces.ts';

export function makeResume(source: Source, governess: Governess, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    title: chance(random, 0.95) ? deal(phrases.titles, governess) : null,
    city: governess.locality.slug,
    place: governess.place,
    about: tell(source, governess, [
      [{ pool: greetings, share: 0.35 }, { pool: phrases.backgrounds[governess.career] }],
      [{ topics: phrases.work, count: [2, 4] }],
      [
        { pool: governess.mode === 'hourly' ? [] : times, share: 0.6 },
        { pool: governess.mode === 'live_in' ? [] : places, share: 0.25 },
        { pool: references, share: 0.4 },
        { pool: limits, share: 0.2 },
        { pool: farewells, share: 0.7 },
      ],
    ]),
    pay: payFor(random, {
      hour: governess.locality.hour * skillOf(governess),
      mode: governess.mode,
      units:
        governess.mode === 'hourly'
          ? ['hour']
          : ['month', 'month', governess.mode === 'part' ? 'hour' : 'month'],
    }),
    answers: makeAnswers(random, governess),
    workplaces: workplacesOf(source, governess, now),
  };
}

const skillOf = ({ experience, language, level, career }: Governess) =>
  1.15 +
  Math.min(experience, 20) * 0.018 +
  (language ? (level === 'fluent' ? 0.4 : 0.2) : 0) +
  (career === 'lecturer' || career === 'musician' ? 0.1 : 0);
