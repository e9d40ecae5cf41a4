import { tutor } from '#db/content/categories.ts';
import type { Trade } from '#db/demo/trade.ts';
import { makeResume } from './resume/resume.ts';
import { makeTutor } from './resume/tutor.ts';
import { makePupilFamily } from './vacancy/family.ts';
import { makeVacancy } from './vacancy/vacancy.ts';

export const tutorTrade: Trade = {
  category: tutor.slug,
  weight: 13,
  make: {
    resume: (source, options) => {
      const person = makeTutor(source.random, options);
      return { person, draft: makeResume(source, person, options.now) };
    },
    vacancy: (source, options) => {
      const person = makePupilFamily(source.random, options);
      return { person, draft: makeVacancy(source, person, options.now) };
    },
  },
};
