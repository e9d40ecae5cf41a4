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
    resume: (source, wish) => {
      const person = makeTutor(source.random, wish);
      return { person, draft: makeResume(source, person, wish.now) };
    },
    vacancy: (source, wish) => {
      const person = makePupilFamily(source.random, wish);
      return { person, draft: makeVacancy(source, person, wish.now) };
    },
  },
};
