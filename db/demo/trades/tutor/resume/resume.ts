import { type Draft, emptyDraft } from '#contract/drafts.ts';
import { payFor } from '#db/demo/pay.ts';
import type { Source } from '#db/demo/phrases.ts';
import { chance } from '#db/demo/random.ts';
import { tell } from '#db/demo/story.ts';
import { greetings, places } from '#db/demo/worker-phrases.ts';
import { makeAnswers } from './answers.ts';
import * as phrases from './phrases.ts';
import { titles } from './titles.ts';
import type { Status, Tutor } from './tutor.ts';
import { workplacesOf } from './workplaces.ts';

export function makeResume(source: Source, tutor: Tutor, now: Date): Draft {
  const { random, deal } = source;
  return {
    ...emptyDraft,
    title: chance(random, 0.95) ? deal(titles, tutor) : null,
    city: tutor.locality.slug,
    place: tutor.place,
    about: tell(source, tutor, [
      [
        { pool: greetings, share: 0.3 },
        { pool: phrases.backgrounds[tutor.status] },
        { pool: phrases.work[tutor.subject.group], count: [1, 2] },
      ],
      [
        { topics: phrases.manner, count: [1, 3] },
        { pool: places, share: tutor.places.includes('at_pupil') ? 0.3 : 0 },
      ],
      [
        { topics: phrases.practical, count: [1, 2] },
        { pool: phrases.farewells, share: 0.8 },
      ],
    ]),
    pay: payFor(random, {
      // The price is for the whole lesson, and `payFor` counts one as an hour and a half.
      hour: (tutor.locality.hour * rateOf(tutor) * tutor.minutes) / 90,
      mode: tutor.mode,
      units: ['lesson'],
      ranges: 0.35,
    }),
    answers: makeAnswers(random, tutor),
    workplaces: workplacesOf(source, tutor, now),
  };
}

const rates: Record<Status, number> = {
  student: 1.6,
  private: 2.4,
  online_teacher: 2.2,
  school_teacher: 2.6,
  lecturer: 3.4,
};

const rateOf = ({ status, experience, exams, expert }: Tutor) =>
  rates[status] +
  Math.min(experience, 20) * 0.03 +
  (exams.includes('ege') ? 0.3 : 0) +
  (expert ? 0.4 : 0);
